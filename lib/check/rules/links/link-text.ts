import { toString as textOf } from 'mdast-util-to-string';
import type { DocumentExtract, FoundTag } from '@/lib/check/extract/document';
import { nodesOf, startOf } from '@/lib/check/extract/markdown';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';

/** A text that is a link, and where it is. */
type LinkText = { text: string; offset: number };

/** Texts that fit any link, and so tell nothing of this one. */
const emptyPhrases = new Set(
  [
    'click, click here, click this, here, more, see more, read more, learn more, find out more, link, this, this link, this page, page, details, go, go here',
    'tu, tutaj, kliknij, kliknij tu, kliknij tutaj, więcej, czytaj więcej, czytaj, zobacz, zobacz więcej, dowiedz się więcej, czytaj dalej, przeczytaj więcej, dalej, ten link, link tutaj, pod tym linkiem, pod linkiem, strona, ta strona, szczegóły',
  ].flatMap((phrases) => phrases.split(', ')),
);

/** A property with the label of a link, as blocks name it: `label` of `href`, `buttonLabel` of `buttonHref`. */
const labelName = /^(?:label|(.+)Label)$/;

function labelsOf({ props, places, offset }: FoundTag): LinkText[] {
  return Object.entries(props).flatMap(([name, text]) => {
    const match = labelName.exec(name);
    if (!match || typeof text !== 'string') return [];
    const link = match[1] ? `${match[1]}Href` : 'href';
    return Object.hasOwn(props, link) ? [{ text, offset: places[name] ?? offset }] : [];
  });
}

/** Links whose address is in a definition. */
const referencesIn = ({ tree }: DocumentExtract): LinkText[] =>
  nodesOf(tree, 'linkReference').map((node) => ({ text: textOf(node), offset: startOf(node) }));

/** Everything that reads as a link in a document. */
const linkTexts = (document: DocumentExtract): LinkText[] => [
  ...document.links.filter(({ prop, isDefinition, isBare }) => !prop && !isDefinition && !isBare),
  ...referencesIn(document),
  ...document.tags.flatMap(labelsOf),
];

/** What is wrong with the text of a link, if anything. */
function textFault(text: string): string | undefined {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words))
    return 'the link has no text: expected words between [ and ] that name its target, or a picture that says what it shows, ![…](…)';
  if (!emptyPhrases.has(words)) return undefined;
  return `"${text.trim()}" does not say where the link leads: expected words that name its target, such as “our exit plan”`;
}

/** A text that begins as a whole address does. */
const address = /^(https?:\/\/|www\.)\S+$/i;

/** An address without what is usually left out when it is read aloud. */
const bare = (href: string) => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');

/** Whether a text is the address it leads to. A name such as `finops.org` is fine: it can be read. */
function isAddress(text: string, href: string): boolean {
  if (address.test(text)) return true;
  return /^https?:/i.test(href) && text.includes('/') && bare(text) === bare(href);
}

/** The address behind a text, as a link needs it; one that is long is not repeated. */
function wholeAddress(text: string): string {
  const address = text.trim().replace(/^(https?:\/\/)?/i, 'https://');
  return address.length > 50 || /[\s()]/.test(address) ? 'https://…' : address;
}

/** Links to other sites that show their address instead of a name. */
function bareAddresses(document: DocumentExtract): Finding[] {
  const shown = document.links
    .filter(({ prop, isDefinition }) => !prop && !isDefinition)
    .filter(({ href }) => !/^(mailto|tel):/i.test(href))
    .filter(({ text, href, isBare }) => isBare || isAddress(text.trim(), href));
  const referred = referencesIn(document).filter(({ text }) => address.test(text.trim()));
  return [...shown, ...referred].map(({ text, offset }) => ({
    offset,
    message: `"${text.trim()}" is an address: expected a link with a name, [name](${wholeAddress(text)})`,
  }));
}

/** Rules about what links read: warnings, since they lead where they should. */
export const linkTextRules: readonly DocumentRule[] = [
  {
    name: 'link-text',
    severity: 'warning',
    summary:
      'The text of a link says where it leads, also to those who hear it without its sentence.',
    remedy: 'Let the words that name the target be the link: “the [exit plan](/blog/exit-plan)”.',
    checkDocument: (document) =>
      linkTexts(document).flatMap(({ text, offset }) => {
        const message = textFault(text);
        return message ? [{ offset, message }] : [];
      }),
  },
  {
    name: 'bare-address',
    severity: 'warning',
    summary: 'A link to another site has a name; its address is not what people read.',
    remedy: 'Write `[name](https://…)`.',
    checkDocument: bareAddresses,
  },
];
