import type { DocumentFacts } from '../facts/document-facts';
import type { Finding } from '../rule';

/** Schemes, what has to follow them, and how that is put into words. */
const forms = [
  // A host with a dot in it, which a name and a port may stand around.
  {
    scheme: /^https:/i,
    form: /^https:\/\/(?:[^\s/?#@]*@)?[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+\.?(?::\d+)?(?:[/?#]|$)/i,
    expected: 'https:// and the name of a site, https://example.org/page',
  },
  {
    scheme: /^mailto:/i,
    form: /^mailto:[^\s@,?]+@[^\s@,?.]+(?:\.[^\s@,?.]+)+(?:,[^\s@,?]+@[^\s@,?]+)*(?:\?|$)/i,
    expected: 'mailto: and an address, mailto:name@example.org',
  },
  {
    scheme: /^tel:/i,
    form: /^tel:\+?[\d\s().-]*\d[\d\s().-]*(?:[;?].*)?$/i,
    expected: 'tel: and a number, tel:+48221234567',
  },
];

/** Links that have the beginning of an address and lead nowhere. */
export function malformedLinks({ links }: DocumentFacts): Finding[] {
  return links.flatMap(({ href, offset, prop }) => {
    const kind = forms.find(({ scheme }) => scheme.test(href));
    if (!kind || kind.form.test(decoded(href))) return [];
    const message = `"${href}" leads nowhere: expected ${kind.expected}`;
    return [{ offset, message: prop ? `\`${prop}\`: ${message}` : message }];
  });
}

/** An address as it reads: Markdown may write blanks as `%20`. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
