/** Pictures and worked examples for the rules of Tobago. */
import { defineIllustrations } from '../../../rules/illustrations';
import type { TobagoTypes } from '../play';
import ExampleBoard from './ExampleBoard.svelte';
import Picture from './Picture.svelte';

export default defineIllustrations<TobagoTypes>({ ExampleBoard, Picture });
