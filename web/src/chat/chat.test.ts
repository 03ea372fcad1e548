import { describe, expect, it } from 'vitest';

import type { Remark } from '../generated/protocol';
import { Chat, speakerKey } from './chat.svelte';

function message(seq: number, seat: number | null, text: string, name: string | null = null): Remark {
  return { seq, seat, name, text, phrase: null, aside: seat === null, at: 0 };
}

const YOURS = [0];

describe('the chat', () => {
  it('counts unread messages of others', () => {
    const chat = new Chat('one');
    chat.reset([message(4, 1, 'Hello'), message(5, 0, 'Hi')]);
    expect(chat.unread(YOURS)).toBe(1);
    chat.read();
    expect(chat.unread(YOURS)).toBe(0);
    chat.add(message(9, 1, 'Your turn'));
    chat.add(message(9, 1, 'Your turn'));
    expect(chat.unread(YOURS)).toBe(1);
  });

  it('leaves out muted people', () => {
    const chat = new Chat('two');
    chat.reset([message(1, 1, 'a'), message(2, 2, 'b'), message(3, null, 'c', 'Eve')]);
    chat.mute(true, speakerKey(message(0, 1, '')));
    expect(chat.visible(YOURS).map(({ text }) => text)).toEqual(['b', 'c']);
    chat.mute(true, 'name:Eve');
    expect(chat.visible(YOURS).map(({ text }) => text)).toEqual(['b']);
    chat.mute(false, 'seat:1');
    expect(chat.visible(YOURS).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('can leave out all but the own messages', () => {
    const chat = new Chat('three');
    chat.reset([message(1, 1, 'a'), message(2, 0, 'mine')]);
    chat.mute(true);
    expect(chat.visible(YOURS).map(({ text }) => text)).toEqual(['mine']);
    expect(chat.unread(YOURS)).toBe(0);
    chat.mute(false);
    expect(chat.visible(YOURS)).toHaveLength(2);
  });
});
