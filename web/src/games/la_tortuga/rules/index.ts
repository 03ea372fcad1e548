/** Pictures and worked examples for the rules of La Tortuga. */
import { defineIllustrations } from '../../../rules/illustrations';
import type { TortugaTypes } from '../play';
import ExampleBoard from './ExampleBoard.svelte';
import Picture from './Picture.svelte';

export default defineIllustrations<TortugaTypes>({ ExampleBoard, Picture });
