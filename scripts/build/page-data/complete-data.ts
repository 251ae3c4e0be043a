/**
 * What Next.js would have found in the page: an entry that begins, and the data in React’s form. In place of a number
 * belongs what is in the element of that number (static-stretches.ts).
 */
export type PageData = [begin: unknown, [kind: number, ...parts: (string | number)[]]];

/**
 * The data as Next.js reads them.
 * @param document The page, as the parser has made it.
 * @throws when an element is no longer in the page.
 */
export function complete(
  [begin, [kind, ...parts]]: PageData,
  document: { querySelector: (selector: string) => { innerHTML: string } | null },
): [begin: unknown, [kind: number, text: string]] {
  const inside = (number: number) => {
    const element = document.querySelector(`[data-html="${number}"]`);
    if (!element) throw new Error(`no element ${number}`);
    // React takes what begins with a dollar for a reference, and with two for a dollar.
    return JSON.stringify(element.innerHTML.replace(/^\$/, '$$$$'));
  };
  const texts = parts.map((part) => (typeof part === 'number' ? inside(part) : part));
  return [begin, [kind, texts.join('')]];
}
