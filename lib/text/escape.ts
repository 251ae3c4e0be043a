/** What XML 1.0 has no place for (§2.2): control characters, halves of characters, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that would keep a feed or a sitemap from being read. */
export const xmlText = (text: string): string => text.replace(forbidden, '');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML or XML, also within an attribute in double quotes; nothing in it ends a CDATA section. */
export const escapeHtml = (text: string): string =>
  xmlText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A text as a part of a regular expression that matches the text itself. */
export const escapeRegExp = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
