import type { DocumentExtract } from '@/lib/check/extract/document';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';

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

export const linkBrackets: DocumentRule = {
  name: 'link-brackets',
  severity: 'error',
  summary:
    'Brackets of a link, a picture or a footnote make one: closed, without spaces between, defined.',
  remedy:
    'Write `[text](/page-id)`, or define the label on a line of its own; for brackets that are read write `\\[`.',
  checkDocument: brokenBrackets,
};
