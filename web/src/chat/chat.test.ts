import { describe, expect, it } from 'vitest';

import type { Said } from '../protocol/messages';
import { Talk, voice } from './chat.svelte';

function said(seq: number, seat: number | null, text: string, name: string | null = null): Said {
  return { seq, seat, name, text, phrase: null, aside: seat === null, at: 0 };
}

const YOURS = [0];

describe('talk', () => {
  it('counts what others said since one last read', () => {
    const talk = new Talk('one');
    talk.take([said(4, 1, 'Hello'), said(5, 0, 'Hi')]);
    expect(talk.unread(YOURS)).toBe(1);
    talk.read();
    expect(talk.unread(YOURS)).toBe(0);
    talk.hear(said(9, 1, 'Your turn'));
    talk.hear(said(9, 1, 'Your turn'));
    expect(talk.unread(YOURS)).toBe(1);
  });

  it('leaves out whom one does not want to hear', () => {
    const talk = new Talk('two');
    talk.take([said(1, 1, 'a'), said(2, 2, 'b'), said(3, null, 'c', 'Eve')]);
    talk.mute(true, voice(said(0, 1, '')));
    expect(talk.audible(YOURS).map(({ text }) => text)).toEqual(['b', 'c']);
    talk.mute(true, 'name:Eve');
    expect(talk.audible(YOURS).map(({ text }) => text)).toEqual(['b']);
    talk.mute(false, 'seat:1');
    expect(talk.audible(YOURS).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('can leave out everybody but oneself', () => {
    const talk = new Talk('three');
    talk.take([said(1, 1, 'a'), said(2, 0, 'mine')]);
    talk.mute(true);
    expect(talk.audible(YOURS).map(({ text }) => text)).toEqual(['mine']);
    expect(talk.unread(YOURS)).toBe(0);
    talk.mute(false);
    expect(talk.audible(YOURS)).toHaveLength(2);
  });
});
