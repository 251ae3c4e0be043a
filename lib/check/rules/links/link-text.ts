import type { DocumentExtract, FoundTag } from '@/lib/check/extract/document';
import type { DocumentRule } from '@/lib/check/rule';

/** A text that is a link, and where it is. */
type LinkText = { text: string; offset: number };

/** Texts that fit any link, and so tell nothing of this one. */
const emptyPhrases = new Set([
  ...['click', 'click here', 'click this', 'here', 'more', 'see more', 'read more', 'learn more'],
  ...[
    'find out more',
    'link',
    'this',
    'this link',
    'this page',
    'page',
    'details',
    'go',
    'go here',
  ],
  ...['tu', 'tutaj', 'kliknij', 'kliknij tu', 'kliknij tutaj', 'więcej', 'czytaj więcej', 'czytaj'],
  ...[
    'zobacz',
    'zobacz więcej',
    'dowiedz się więcej',
    'czytaj dalej',
    'przeczytaj więcej',
    'dalej',
  ],
  ...[
    'ten link',
    'link tutaj',
    'pod tym linkiem',
    'pod linkiem',
    'strona',
    'ta strona',
    'szczegóły',
  ],
]);

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

/** Everything that reads as a link in a document. */
const linkTexts = ({ links, references, tags }: DocumentExtract): LinkText[] => [
  ...links.filter(({ prop, isDefinition, isBare }) => !prop && !isDefinition && !isBare),
  ...references,
  ...tags.flatMap(labelsOf),
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

export const linkText: DocumentRule = {
  name: 'link-text',
  severity: 'error',
  summary:
    'The text of a link says where it leads, also to those who hear it without its sentence.',
  remedy: 'Let the words that name the target be the link: “the [exit plan](/blog/exit-plan)”.',
  checkDocument: (document) =>
    linkTexts(document).flatMap(({ text, offset }) => {
      const message = textFault(text);
      return message ? [{ offset, message }] : [];
    }),
};
