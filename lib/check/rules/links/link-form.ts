import type { DocumentExtract } from '@/lib/check/extract/document';
import type { DocumentRule, Finding } from '@/lib/check/rule';

/** Schemes, what has to follow them, and how that is put into words. */
const forms = [
  // A host with a dot in it, which a name and a port may be around.
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

/** Writing systems whose letters look like Latin ones. */
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Why an address leads elsewhere than it seems to, if it does. */
function deceitOf(href: string): string | undefined {
  const [, authority = ''] = /^https?:[\\/]{2}([^\\/?#]*)/i.exec(decoded(href)) ?? [];
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  if (at >= 0)
    return `"${href}" has a name or password before the site “${host}”: expected the site alone, https://${host}`;
  const isMixed = host.split('.').some((part) => lookalike.test(part) && /[a-z]/i.test(part));
  const found = lookalike.exec(host)?.[0];
  if (!found || !(isMixed || /\.[a-z]+$/i.test(host))) return undefined;
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `“${found}” (${code}) in "${host}" is a letter of another alphabet that looks like a Latin one: expected the site’s name in one alphabet`;
}

/** Links that have the beginning of an address and lead nowhere. */
function malformedLinks({ links }: DocumentExtract): Finding[] {
  return links.flatMap(({ href, offset, prop }) => {
    const deceit = deceitOf(href);
    if (deceit) return [{ offset, message: prop ? `\`${prop}\`: ${deceit}` : deceit }];
    const kind = forms.find(({ scheme }) => scheme.test(href));
    if (!kind || kind.form.test(decoded(href))) return [];
    const message = `"${href}" leads nowhere: expected ${kind.expected}`;
    return [{ offset, message: prop ? `\`${prop}\`: ${message}` : message }];
  });
}

/** An address as it reads: Markdown may write spaces as `%20`. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

export const linkForm: DocumentRule = {
  name: 'link-form',
  severity: 'error',
  summary: 'What follows https:, mailto: and tel: is a site, a mailbox and a number.',
  remedy: 'Write the whole address, as the message shows.',
  checkDocument: malformedLinks,
};

/** Addresses that are not encrypted. A bare `www.` is reported by bare-address: its writer named no scheme. */
const insecure = ({ links, source }: DocumentExtract) =>
  links
    .filter(({ href }) => /^http:/i.test(href))
    .filter(
      ({ isBare, offset }) => !isBare || /^http/i.test(source.text.slice(offset, offset + 4)),
    );

export const insecureLink: DocumentRule = {
  name: 'insecure-link',
  severity: 'error',
  summary: 'A link to another site is encrypted.',
  // No fix: whether the other server answers to https, and with the same page, a text cannot tell.
  remedy:
    'Open the address with https: and, if the page is there, use that; otherwise find another source.',
  checkDocument: (document) =>
    insecure(document).map(({ href, offset }) => ({
      offset,
      message: `"${href}" is not encrypted: expected an address that begins with https:; open it in a browser first, and see whether the page is there`,
    })),
};
