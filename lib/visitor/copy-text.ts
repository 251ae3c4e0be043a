/**
 * Copies a text to the clipboard.
 * @returns Whether it was copied: a browser has no clipboard for the page (no secure context), or refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
