import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import {
  type DataPath,
  type Drawing,
  formWidths,
  labelFaults,
  type Tone,
  tones,
} from '@/lib/diagrams/drawing';
import { inWords } from '@/lib/diagrams/number';
import type { Locale } from '@/lib/i18n/locales';
import type { NumbersTable } from '@/lib/schema/block';
import { heading, hiddenName, text } from '@/lib/schema/formats';

/** What every picture drawn from data says of itself. */
export const figureFields = {
  title: heading().describe('What the picture shows, in a few words.'),
  finding: text().describe('What the reader should see in it, in one sentence.'),
  source: text()
    .optional()
    .describe('Where the figures come from, or that they are an example calculation.'),
};

/** Whose a part of a picture is; the colour follows. */
export const tone = (standard: Tone = 'client') =>
  z
    .enum(tones)
    .default(standard)
    .describe(
      'Whose it is: `ours`, `client` or `client-2`, `other` clouds; `attention` once in a picture; `quiet` for the rest.',
    );

/** What values are counted in. */
export const unit = () =>
  hiddenName().default('').describe('Unit of the values, e.g. `%` or `TB`; none for bare numbers.');

/** A part of a picture as its table says it: whoever cannot see the drawing has the words in small type as well. */
export const withNotes = (name: string, ...notes: readonly (string | undefined)[]) => {
  const said = notes.filter((note) => note !== undefined);
  return said.length > 0 ? `${name}: ${said.join('; ')}` : name;
};

/** The head of a column whose values are bare numbers: what is measured, and what the axis counts in. */
export const headWithUnit = (name: string, words: string) => (words ? `${name} (${words})` : name);

/** Something wrong with the data of a picture, at the value it comes from. */
export type DataFault = { path: DataPath; message: string };

/** All but the first of the parts that ask for attention: a reader can follow one. */
export function attentionFaultsAt(parts: readonly { tone: Tone; path: DataPath }[]): DataFault[] {
  const message =
    'expected one part with the tone "attention", found another before it: choose the one that readers should see';
  return parts
    .filter(({ tone }) => tone === 'attention')
    .slice(1)
    .map(({ path }) => ({ path: [...path, 'tone'], message }));
}

/** The same for the entries of one list. */
export const attentionFaults = (parts: readonly { tone: Tone }[], list: string): DataFault[] =>
  attentionFaultsAt(parts.map((part, index) => ({ tone: part.tone, path: [list, index] })));

/** Parts that do not add up to the total that is said; without one there is nothing to say. */
export function sumFaults(values: readonly number[], total: number | undefined): DataFault[] {
  const sum = values.reduce((before, value) => before + value, 0);
  if (total === undefined || Math.abs(sum - total) < 1e-6) return [];
  const message = `expected the sum of the values, ${inWords(sum, 'en')}, found ${total}: correct a value or the total`;
  return [{ path: ['total'], message }];
}

/**
 * A name that is none of those there are.
 * @param kind What they are, e.g. “the lanes”.
 */
export function nameFault(
  name: string,
  names: readonly string[],
  kind: string,
  path: DataPath,
): DataFault[] {
  if (names.includes(name)) return [];
  const near = names.find((one) => distance(one.toLowerCase(), name.toLowerCase()) <= 2);
  const advice = near ? `did you mean \`${near}\`?` : `they are ${names.join(', ')}`;
  return [{ path, message: `expected one of ${kind}, found "${name}"; ${advice}` }];
}

/** Lists of another length than expected, at each of them. */
export const lengthFaults = (
  lengths: readonly number[],
  expected: number,
  list: string,
  key: string,
): DataFault[] =>
  lengths.flatMap((length, index) =>
    length === expected
      ? []
      : [{ path: [list, index, key], message: `expected ${expected} values, found ${length}` }],
  );

/** Names that are given to a second part, at the second. */
export const repeatFaults = (names: readonly string[], list: string, key: string): DataFault[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            path: [list, index, key],
            message: `expected a name of its own, found "${name}" a second time`,
          },
        ],
  );

/** Texts that have no room, in the narrowest form of the drawing in which they have none. */
function fitFaults(draw: (width: number) => Drawing): DataFault[] {
  const found = new Map<string, DataFault>();
  for (const width of formWidths)
    for (const { label, other } of labelFaults(draw(width))) {
      const path = label.path ?? other?.path ?? [];
      const key = path.join('.');
      if (found.has(key)) continue;
      const where = `where the picture is ${width} pixels wide`;
      const message = other
        ? `expected texts with room of their own: “${label.text}” lies over “${other.text}” ${where}; shorten one of them`
        : `expected a text that fits: “${label.text}” ${label.isBroken ? 'is part of a word without room' : 'leaves the picture'} ${where}; shorten it`;
      found.set(key, { path, message });
    }
  return [...found.values()];
}

/** A block that draws its properties; all of this is done at build time. */
type FigureBlock<Props extends z.ZodObject> = {
  name: string;
  description: string;
  /** Properties, with `figureFields` among them. */
  props: Props;
  draw(props: z.output<Props>, width: number, locale: Locale): Drawing;
  numbers(props: z.output<Props>, locale: Locale): NumbersTable;
  /** What is wrong with data whose types are right. */
  faults?: (props: z.output<Props>) => DataFault[];
};

/**
 * Declares the contract of a block that is a picture drawn from data. Beside the types of its properties the check looks
 * at what they say together, and at whether each text has room in every form of the drawing.
 */
export function defineFigure<Props extends z.ZodObject>(block: FigureBlock<Props>) {
  const fields = block.props.superRefine((value, context) => {
    // A wrong value is reported once, by its type.
    if (context.issues.length > 0) return;
    const data = value as z.output<Props>;
    const found = block.faults?.(data) ?? [];
    // What is wrong by itself need not be drawn, and could not always be.
    const all = found.length > 0 ? found : fitFaults((width) => block.draw(data, width, 'en'));
    for (const { path, message } of all)
      context.addIssue({ code: 'custom', path: [...path], message });
  });
  return { ...block, props: fields, children: 'none' as const };
}
