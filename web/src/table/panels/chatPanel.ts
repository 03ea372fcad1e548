/** The talk, loaded when somebody first wants to read or say something. */
import { messages } from '../../messages/messages.svelte';

export async function talkPanel() {
  const [{ default: TalkPanel }] = await Promise.all([import('../../chat/ChatPanel.svelte'), messages.need('talk')]);
  return TalkPanel;
}
