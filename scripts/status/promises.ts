import picomatch from 'picomatch';
import { extractDocument } from '@/lib/check/extract/extract-document';
import { piecesOf } from '@/lib/check/extract/prose';
import { readData } from '@/lib/content/data';
import { type Page, pageOfFile } from '@/lib/content/document';
import { readSource } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import type { DataOf } from '@/lib/schema/data-files';
import { currentFacts } from '@/lib/site/facts';
import { escapeRegExp } from '@/lib/text/escape';

/** What makes a sentence about the provider read like a promise, in each language, and what says that it is about it. */
const signs: Record<Locale, { provider: RegExp; kinds: Record<string, RegExp> }> = {
  en: {
    provider: /\b(?:we|our|ours|us)\b|\{(?:brand|company|product)\}/i,
    kinds: {
      figure:
        /\d ?%|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:working )?(?:second|minute|hour|day|week|month|quarter|year)/i,
      hours: /24\/7|round the clock|day and night|at any hour|at night/i,
      absolute: /\b(?:always|never|all|every|only|none|nobody|no one|nothing)\b/i,
      certificate: /\bISO\b|certif/i,
      place: /Warsaw|Poznań|Poland|\bEU\b/,
      contract:
        /guarante|promis|commit|\bcontract|refund|\bcredit|free of charge|our (?:own )?cost/i,
    },
  },
  pl: {
    provider:
      /(?<!\p{L})(?:nasz\p{L}*|nas|nam|nami|my|\p{L}{3,}(?:amy|emy|imy|ymy|liśmy|łyśmy))(?!\p{L})|\{(?:brand|company|product)\}/iu,
    kinds: {
      figure:
        /\d ?%|(?<!\p{L})(?:\d+|jed\p{L}+|dw\p{L}+|trz\p{L}+|czter\p{L}+|pię\p{L}+|sześ\p{L}+|dziesię\p{L}+)[ -](?:robocz\p{L}+ )?(?:sekund|minut|godzin|dni|dzień|tygod|miesi|kwarta|lat|rok)/iu,
      hours: /24\/7|całą dobę|dzień i noc|o każdej porze|w nocy/i,
      absolute:
        /(?<!\p{L})(?:zawsze|nigdy|wszystk\p{L}+|każd\p{L}+|tylko|wyłącznie|żad\p{L}+|nikt|nikomu|nic)(?!\p{L})/iu,
      certificate: /\bISO\b|certyf/i,
      place: /Warszaw|Pozna[nń]|Polsk|\bUE\b/,
      contract: /gwaran|zobowiąz|obiec|umow|zwrot|rekompens|bezpłatn|na nasz koszt/i,
    },
  },
};

/** A sentence that says something of the provider which a reader may hold it to. */
export type Promised = {
  file: string;
  line: number;
  /** What makes it read like a promise: a figure, hours, an absolute word. */
  kinds: string[];
  sentence: string;
  /** Entries of data files that carry it; none is a sentence to look at. */
  carriedBy: string[];
  /** Facts in it that are stated without their condition. */
  lacksCondition: string[];
};

/** The sentences of a text, and where each begins. */
const sentencesIn = (text: string) =>
  [...text.matchAll(/\S.*?(?:[.!?](?=\s)|$)/gs)].map(({ 0: sentence, index }) => ({
    sentence: sentence.replace(/\s+/g, ' '),
    index,
  }));

/** Whether a text has a word that begins with one of these. */
const hasWord = (text: string, beginnings: readonly string[]) =>
  beginnings.some((one) => new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(one)}`, 'iu').test(text));

/** Names in braces: `{facts.founded}` as `facts.founded`. */
const entriesNamedIn = (sentence: string) =>
  [...sentence.matchAll(/\{((?:facts|prices)\.[\w-]+)\}/g)].map(([, name = '']) => name);

/** A text without them: `{facts.rto-restore}` itself has the word of its condition. */
const withoutNames = (text: string) => text.replace(/\{[^}]*\}/g, '');

/** Entries of `promises.yaml` that carry a sentence. */
function entriesFor(promises: DataOf<'promises'>, id: string, locale: Locale, sentence: string) {
  return Object.entries(promises)
    .filter(
      ([, { pages, words }]) =>
        (!pages || picomatch.isMatch(id, pages)) && (!words || hasWord(sentence, words[locale])),
    )
    .map(([name, { reason }]) => (reason ? `no promise (${name})` : `promises.${name}`));
}

/** The promises in the texts of some pages, in the order of pages and lines. */
export function promisesIn(
  pages: readonly Pick<Page, 'file'>[],
  { directory, blocks }: { directory: string; blocks: ReadonlyMap<string, BlockSchema> },
): Promised[] {
  const promises = readData('promises', directory);
  return pages.flatMap(({ file }) => {
    const source = readSource(directory, file);
    const document = extractDocument(source, blocks);
    const page = pageOfFile(file);
    if (!document || !page) return [];
    const { provider, kinds } = signs[page.locale];
    const found = piecesOf(document).flatMap(({ text, offset, start }) =>
      sentencesIn(text).flatMap(({ sentence, index }): Promised[] => {
        const named = entriesNamedIn(sentence);
        const signsIn = Object.keys(kinds).filter((kind) => kinds[kind]?.test(sentence));
        const isPromise = named.length > 0 || (provider.test(sentence) && signsIn.length > 0);
        if (!isPromise || sentence.endsWith('?')) return [];
        // A figure on its own, as in a cell, has its condition in the heading of its column.
        const lacksCondition = named.filter((name) => {
          const condition = currentFacts().get(name.replace('facts.', ''))?.condition;
          const isAlone = !/\p{L}/u.test(withoutNames(sentence));
          return condition && !isAlone && !hasWord(withoutNames(text), condition[page.locale]);
        });
        const { line } = source.at((start ?? offset) + index);
        const carriedBy = [...named, ...entriesFor(promises, page.id, page.locale, sentence)];
        return [
          { file: `content/${file}`, line, kinds: signsIn, sentence, carriedBy, lacksCondition },
        ];
      }),
    );
    return found.sort((a, b) => a.line - b.line);
  });
}

/** The promises below the names of their files, those to look at marked, and how many there are of them. */
export function promisesText(promises: readonly Promised[]): string {
  const isOpen = ({ carriedBy, lacksCondition }: Promised) =>
    carriedBy.length === 0 || lacksCondition.length > 0;
  const lines = promises.flatMap((promised, index) => {
    const { file, line, kinds, sentence, carriedBy, lacksCondition } = promised;
    const isFirst = file !== promises[index - 1]?.file;
    return [
      ...(isFirst ? ['', file] : []),
      `${isOpen(promised) ? '!' : ' '} ${line}: ${sentence}`,
      `    ${kinds.join(', ') || 'quotes'} → ${carriedBy.join('; ') || 'no entry and no reason'}`,
      ...lacksCondition.map((name) => `    ${name} is stated without its condition`),
    ];
  });
  const open = promises.filter(isOpen).length;
  const count = `${promises.length} sentences that read like a promise, ${open} of them to look at`;
  return [...lines, '', count].join('\n').trimStart();
}
