/** Loads the chat when it is first opened. */
import { messages } from '../../messages/messages.svelte';

export async function loadChatPanel() {
  const [{ default: ChatPanel }] = await Promise.all([import('../../chat/ChatPanel.svelte'), messages.load('talk')]);
  return ChatPanel;
}
