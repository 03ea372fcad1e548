import type { Play } from '../../table/state/play.svelte';

/** Return an attachment that keeps the keyboard focus from one decision to the next, although the buttons change. */
export function keepFocus(play: Play): (buttons: HTMLElement) => () => void {
  let focused = false;
  const enter = () => (focused = true);
  const leave = (event: FocusEvent) => (focused = event.relatedTarget === null);

  return (buttons) => {
    buttons.addEventListener('focusin', enter);
    buttons.addEventListener('focusout', leave);
    $effect(() => {
      const lost = document.activeElement === document.body;
      if (play.ready && play.legal.length > 0 && focused && lost) buttons.querySelector('button')?.focus();
    });
    return () => {
      buttons.removeEventListener('focusin', enter);
      buttons.removeEventListener('focusout', leave);
    };
  };
}
