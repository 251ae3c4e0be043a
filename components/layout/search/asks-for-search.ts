const takesText = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether a key asks for the search: `/` where no text is being written, Ctrl+K or Command+K anywhere.
 * Not while a dialog is open, nor when another part of the page has answered the key.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector('[role$="dialog"][aria-modal]'))
    return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  const isWriting = target instanceof Element && target.closest(takesText) !== null;
  return key === '/' && !ctrlKey && !metaKey && !isWriting;
}
