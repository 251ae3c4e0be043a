import type { Graph, Thing } from 'schema-dts';

/** What would end the script the text is in, begin a comment in it, or break a line of older parsers. */
const unsafe = /[<>&\u2028\u2029]/g;

/** A value as JSON that may be in a page: in a script of type `application/ld+json`. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unsafe,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Structured data of a page as the text of its script. */
export function jsonLdText(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return safeJson(graph);
}
