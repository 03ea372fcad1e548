/** Pictures and worked examples for the rules of Forbidden Island. */
import { defineIllustrations } from '../../../rules/illustrations';
import type { IslandTypes } from '../play';
import ExampleBoard from './ExampleBoard.svelte';
import Picture from './Picture.svelte';

export default defineIllustrations<IslandTypes>({ ExampleBoard, Picture });
