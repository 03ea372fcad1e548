/** The only time a player is asked about sounds; afterwards there is a setting. */
import { mount, unmount } from 'svelte';

import { messages } from '../messages/messages.svelte';
import { settings } from '../settings/settings.svelte';
import SoundQuestion from './SoundQuestion.svelte';

let asking = false;

/** Ask in a corner of the page; a page without a click or a key so far could not sound anyway. */
export async function askOnce(): Promise<void> {
  if (asking || !navigator.userActivation.hasBeenActive) return;
  asking = true;
  await messages.load('settings');
  const question = mount(SoundQuestion, { target: document.body, props: { answer } });

  function answer(wanted: boolean) {
    settings.gameSounds = wanted;
    settings.gameSoundsAsked = true;
    asking = false;
    void unmount(question);
  }
}
