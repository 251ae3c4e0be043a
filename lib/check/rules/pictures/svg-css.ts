/** An address within the drawing, or a raster picture that is in it. */
export const ownAddress = /^\s*(?:#|data:image\/(?:avif|gif|jpe?g|png|webp)[;,])/i;

/** CSS with its escapes (`u\72l`) as the characters they stand for. */
const unescaped = (css: string) =>
  css.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_whole, hex?: string, character = '') => {
    const code = hex ? Number.parseInt(hex, 16) : 0;
    return hex ? String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd) : character;
  });

const comment = /\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g;

/** What CSS fetches or runs: rules and functions that name another document, and old ways to run code. */
const fetching =
  /@(?!media\b|supports\b|keyframes\b|-webkit-keyframes\b|font-face\b|layer\b|charset\b)[\w-]*|(?:^|[^\w-])((?:-webkit-)?image-set|image|cross-fade|-webkit-cross-fade|element|paint|src|expression)\s*\(|-moz-binding|(?:^|[\s;{"'])behavior\s*:|javascript\s*:/i;

const cssUrl = /url\(\s*["']?/gi;

/** What CSS without escapes does that a drawing may not, if anything. */
function plainCssFault(css: string): string | undefined {
  const [found] = fetching.exec(css) ?? [];
  if (found !== undefined) return found.trim();
  for (const { index, 0: begin } of css.matchAll(cssUrl)) {
    const address = css.slice(index + begin.length);
    if (!ownAddress.test(address)) return `url(${address.slice(0, 40).split(/["')]/)[0] ?? ''})`;
  }
  return undefined;
}

/** What a piece of CSS does that a drawing may not, if anything. */
export function cssFault(written: string): string | undefined {
  // What looks like a comment may be in a string, and hide what is none: it is looked at both ways.
  for (const css of new Set([written, written.replace(comment, ' ')].map(unescaped))) {
    const fault = plainCssFault(css);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The parts of a drawing that CSS refers to (`url(#id)`). */
export const cssReferences = (css: string): string[] =>
  [...unescaped(css).matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].flatMap(([, id]) => id ?? []);
