import { copyText } from '@/lib/visitor/copy-text';

/**
 * Copies the text of an element to the clipboard. Where the browser has none for the page (no secure context) or
 * refuses, the text is selected, so that one key is left to press.
 * @param id Id of the element.
 * @returns Whether it was copied.
 */
export async function copyTextOf(id: string): Promise<boolean> {
  const target = document.getElementById(id);
  if (!target) return false;
  if (await copyText(target.textContent ?? '')) return true;
  getSelection()?.selectAllChildren(target);
  return false;
}
