import type { DocumentExtract } from '@/lib/check/extract/document';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';

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

/** Addresses that are not encrypted. A bare `www.` is reported by bare-address: its writer named no scheme. */
const insecureLinks = ({ links, source }: DocumentExtract): Finding[] =>
  links
    .filter(({ href }) => /^http:/i.test(href))
    .filter(({ isBare, offset }) => !isBare || /^http/i.test(source.text.slice(offset, offset + 4)))
    .map(({ href, offset }) => ({
      offset,
      message: `"${href}" is not encrypted: expected an address that begins with https:; open it in a browser first, and see whether the page is there`,
    }));

/** What brackets of a link look like where no link came of them; a backslash makes text of them. */
const reference = /(?<!\\)!?\[[^[\]]*\]\[([^[\]^]*)\]|^[^[\]]*\]\[([^[\]^]+)\]/g;
const footnote = /(?<!\\)\[\^([^\]\s[]+)\]/g;
const detached = /(?<!\\)!?\[[^[\]]+\][ \t]+\(\s*(?=https?:|\/|#|mailto:|tel:)/g;
const unfinished =
  /(?<!\\)!?\[[^[\]]*\]\((?:https?:|\/|#|mailto:|tel:|[\w .-]+\.(?:svg|png|jpe?g|webp|avif|gif))[^)]*(\)?)/g;

/** Labels that a text defines, `[label]: address`. */
const definition = /^[ \t>]*\[(\^?)([^\]]+)\]:/gm;

/** Labels by what they are defined for. */
type Labels = Readonly<Record<'links' | 'footnotes', readonly string[]>>;

function labelsOf(source: string): Labels {
  const found = [...source.matchAll(definition)];
  const of = (isFootnote: boolean) =>
    found.filter(([, mark]) => (mark === '^') === isFootnote).map(([, , label = '']) => label);
  return { links: of(false), footnotes: of(true) };
}

/**
 * What to do about a label that is not defined.
 * @param otherwise What to write where no label is near.
 */
function advice(label: string, labels: readonly string[], otherwise: string): string {
  const near = labels.length > 0 ? suggest(label, labels) : '';
  return near.includes('did you mean') ? near : `: ${otherwise}`;
}

/** What is wrong with brackets in one run of text. */
function bracketsIn(value: string, labels: Labels): Finding[] {
  const undefinedOnes = [...value.matchAll(reference)].map(
    ({ index, 0: found, 1: own, 2: rest }) => {
      const label = own || rest || found.slice(found.indexOf('[') + 1, found.indexOf(']'));
      const how = advice(
        label,
        labels.links,
        `expected [text](/page-id), or a line [${label}]: /page-id below the text`,
      );
      const at = rest ? found.indexOf('][') : 0;
      return { offset: index + at, message: `"${label}" is defined nowhere${how}` };
    },
  );
  const notes = [...value.matchAll(footnote)]
    .filter(({ 0: found, index }) => value[index + found.length] !== ':')
    .map(({ index, 1: label = '' }) => {
      const how = advice(
        label,
        labels.footnotes,
        `expected a line of its own, [^${label}]: and then the note, anywhere below`,
      );
      return { offset: index, message: `there is no footnote "${label}"${how}` };
    });
  const apart = [...value.matchAll(detached)].map(({ index }) => ({
    offset: index,
    message: 'a space keeps this from being a link: expected ]( without anything between',
  }));
  const open = [...value.matchAll(unfinished)].map(({ index, 1: end }) => ({
    offset: index,
    message: end
      ? 'the address has a space in it: expected an address or file name without, or %20 in its place'
      : 'the link is never closed: expected ) after its address',
  }));
  return [...undefinedOnes, ...notes, ...apart, ...open];
}

/** Brackets that were meant for a link, a picture or a footnote, and are on the page as they are written. */
function brokenBrackets({ texts, source }: DocumentExtract): Finding[] {
  const bracketed = texts.filter(({ value }) => value.includes(']'));
  if (bracketed.length === 0) return [];
  const labels = labelsOf(source.text);
  return bracketed.flatMap(({ value, offset }) =>
    bracketsIn(value, labels).map((found) => ({ ...found, offset: found.offset + offset })),
  );
}

/** Rules about how links are written. */
export const linkFormRules: readonly DocumentRule[] = [
  {
    name: 'link-form',
    severity: 'error',
    summary: 'What follows https:, mailto: and tel: is a site, a mailbox and a number.',
    remedy: 'Write the whole address, as the message shows.',
    checkDocument: malformedLinks,
  },
  {
    name: 'insecure-link',
    severity: 'error',
    summary: 'A link to another site is encrypted.',
    // No fix: whether the other server answers to https, and with the same page, a text cannot tell.
    remedy:
      'Open the address with https: and, if the page is there, use that; otherwise find another source.',
    checkDocument: insecureLinks,
  },
  {
    name: 'link-brackets',
    severity: 'error',
    summary:
      'Brackets of a link, a picture or a footnote make one: closed, without spaces between, defined.',
    remedy:
      'Write `[text](/page-id)`, or define the label on a line of its own; for brackets that are read write `\\[`.',
    checkDocument: brokenBrackets,
  },
];
