import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Icon, type IconName } from '@/components/ui/icon/icon';
import { textOf } from '@/components/ui/slots/slots';
import { symbolIn, tableParts } from '@/components/ui/slots/table-parts';
import type { BlockProps } from '@/lib/schema/block';
import type { comparisonSchema } from './schema';

/** What a cell may begin with: its picture, and the word where nothing follows. */
const symbols = {
  '✓': { icon: 'check', word: 'yes', look: 'bg-teal text-text' },
  '◐': { icon: 'minus', word: 'partly', look: 'border-2 border-ink-soft' },
  '✗': { icon: 'close', word: 'no', look: 'border-2 border-ink-soft' },
} as const satisfies Record<string, { icon: IconName; word: string; look: string }>;

/** A number with its unit, as `4 GB`, `≤ 15 min` or `€1,200`; a dash keeps its place among them. */
const figure = /^(–|[≤≥<>~+−-]?\s?[€$£]?\d[\d.,\s\u00a0\u202f]*\s?\S{0,6})$/;

/**
 * On phones one option is shown at a time, the one whose radio button is checked; of four, whose columns would be too
 * narrow for long words, on tablets as well. Browsers that do not know `:has`, and paper, show them all.
 */
const chosenOfFew = [
  'max-md:not-print:group-not-has-[[data-option="0"]:checked]/comparison:hidden',
  'max-md:not-print:group-not-has-[[data-option="1"]:checked]/comparison:hidden',
  'max-md:not-print:group-not-has-[[data-option="2"]:checked]/comparison:hidden',
];
const chosenOfFour = [
  'max-lg:not-print:group-not-has-[[data-option="0"]:checked]/comparison:hidden',
  'max-lg:not-print:group-not-has-[[data-option="1"]:checked]/comparison:hidden',
  'max-lg:not-print:group-not-has-[[data-option="2"]:checked]/comparison:hidden',
  'max-lg:not-print:group-not-has-[[data-option="3"]:checked]/comparison:hidden',
];

/** Columns of options share what the first leaves, so that they are of one width. */
const widths: Readonly<Record<number, string>> = {
  2: 'md:w-[38%]',
  3: 'md:w-[27%]',
  4: 'lg:w-[21%]',
};

/** A cell of an option: a tick with its word, a figure, or text. */
async function Cell({ children }: { children: ReactNode }) {
  const t = await getTranslations('components.comparison');
  const { symbol, rest } = symbolIn(children, Object.keys(symbols) as (keyof typeof symbols)[]);
  if (!symbol) return children;
  const { icon, word, look } = symbols[symbol];
  return (
    <span className="flex gap-2.5">
      <span
        className={`mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full ${look}`}
      >
        <Icon name={icon} className="size-3.5" />
      </span>
      <span className="min-w-0">{rest.length > 0 ? rest : t(word)}</span>
    </span>
  );
}

/** Says which option we advise. */
async function Recommended() {
  const t = await getTranslations('components.comparison');
  return (
    <span className="mb-1 block text-small font-semibold text-purple">{t('recommended')}</span>
  );
}

type OptionButtonsProps = { names: ReactNode[]; selected: number; group: string };

/** On narrow screens: the options as radio buttons, which need no script to show one of them. */
async function OptionButtons({ names, selected, group }: OptionButtonsProps) {
  const t = await getTranslations('components.comparison');
  return (
    <fieldset
      className={classNames(
        'border-b border-line p-4 print:hidden',
        names.length > 3 ? 'lg:hidden' : 'md:hidden',
      )}
    >
      <legend className="sr-only">{t('choose')}</legend>
      <div className={classNames('grid grid-cols-2 gap-2', names.length > 3 && 'md:grid-cols-4')}>
        {names.map((name, index) => (
          <label
            key={textOf(name)}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-card border border-night-line px-3 py-2 text-center text-small font-semibold has-checked:border-2 has-checked:border-purple has-checked:text-purple has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={group}
              data-option={index}
              defaultChecked={index === selected}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Options side by side; on narrow screens one at a time. The one we advise has a ground and words of its own. */
export function Comparison({
  caption,
  recommended,
  children,
}: BlockProps<typeof comparisonSchema>) {
  const { head, rows } = tableParts(children, 'Comparison');
  const [corner, ...names] = head;
  const advised = names.findIndex(
    (name) => recommended !== undefined && textOf(name) === recommended,
  );
  const id = useId();
  const chosen = names.length > 3 ? chosenOfFour : chosenOfFew;
  /** Looks of a cell of an option, by its column. */
  const optionLook = (index: number) =>
    classNames('px-4 py-3.5 md:px-3 lg:px-5', chosen[index], index === advised && 'bg-advised');
  return (
    <figure className="group/comparison on-paper my-8 rounded-card border border-line bg-paper first:mt-0 last:mb-0">
      <figcaption id={id} className="px-4 pt-5 pb-4 text-h5 md:px-3 lg:px-5">
        {caption}
      </figcaption>
      <OptionButtons names={names} selected={Math.max(advised, 0)} group={id} />
      <table aria-labelledby={id} className="w-full border-collapse text-left table-fixed">
        <thead>
          <tr className="border-b-2 border-purple">
            {textOf(corner) === '' ? (
              <td />
            ) : (
              <th
                scope="col"
                className="px-4 py-3.5 align-bottom text-h5 hyphens-none md:px-3 lg:px-5"
              >
                {corner}
              </th>
            )}
            {names.map((name, index) => (
              <th
                key={textOf(name)}
                scope="col"
                className={classNames(
                  optionLook(index),
                  widths[names.length],
                  'align-bottom text-h5',
                  index === advised && 'border-t-4 border-t-teal',
                )}
              >
                {index === advised && <Recommended />}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([question, ...cells]) => {
            const isFigures = cells.every((cell) => figure.test(textOf(cell)));
            return (
              <tr key={textOf(question)} className="border-b border-line last:border-b-0">
                <th
                  scope="row"
                  className="w-2/5 px-4 py-3.5 align-top font-semibold md:w-auto md:px-3 lg:px-5"
                >
                  {question}
                </th>
                {cells.map((cell, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns of a text that never changes
                    key={index}
                    className={classNames(
                      optionLook(index),
                      'align-top',
                      isFigures && 'text-right whitespace-nowrap tabular-nums',
                    )}
                  >
                    <Cell>{cell}</Cell>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
