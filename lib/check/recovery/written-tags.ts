/** A tag as it is written, however badly. Its end is where the next `<` or `>` is. */
export type WrittenTag = { name: string; isClosing: boolean };

/** A tag's beginning, and what follows up to the next one. */
const tag = /<(\/?)[ \t]*([A-Za-z][\w.:-]*)([^<]*)/g;

/** What begins like a tag and is an address. */
const isAddress = (name: string, rest: string) => /^(https?|mailto|ftp|www\.)/i.test(name + rest);

/**
 * The opening tags that are not closed and the closing tags that are not opened in a stretch of text.
 * @param text With code masked.
 */
export function unbalancedTags(text: string): WrittenTag[] {
  const tags: (WrittenTag & { isPaired?: boolean })[] = [];
  const open = new Map<string, WrittenTag[]>();
  for (const [, slash, name = '', rest = ''] of text.matchAll(tag)) {
    if (isAddress(name, rest)) continue;
    const own: WrittenTag & { isPaired?: boolean } = { name, isClosing: slash !== '' };
    const partners = open.get(name) ?? [];
    open.set(name, partners);
    if (!own.isClosing) {
      if (rest.includes('/>')) continue;
      partners.push(own);
    } else {
      const partner: typeof own | undefined = partners.pop();
      if (partner) {
        partner.isPaired = true;
        continue;
      }
    }
    tags.push(own);
  }
  const left = tags.filter(({ isPaired }) => !isPaired);
  return [...left.filter(({ isClosing }) => isClosing), ...left.filter((one) => !one.isClosing)];
}

/** A tag from its `<` to its `>`, as far as quotation marks and braces in it are closed. */
const wholeTag = /<\/?(?:[^<>"'{}]|"[^"]{0,2000}"|'[^']{0,2000}'|\{[^{}]{0,2000}\}){0,2000}>/y;

/**
 * Where a tag ends.
 * @param offset Of its `<`.
 * @returns The offset behind its `>`, or of the next `>` where its properties cannot be told apart.
 */
export function tagEnd(text: string, offset: number): number {
  wholeTag.lastIndex = offset;
  const found = wholeTag.exec(text);
  if (found) return offset + found[0].length;
  const end = text.indexOf('>', offset);
  return end < 0 ? offset + 1 : end + 1;
}
