import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { textOf } from '@/components/ui/slots/slots';
import { symbolIn, tableParts } from '@/components/ui/slots/table-parts';
import type { BlockProps } from '@/lib/schema/block';
import { site } from '@/site.config';
import type { responsibilitySchema } from './schema';

/** What a cell begins with: the word beside it, and the part of a circle of radius 7 round 8,8 that is filled. */
const symbols = {
  '●': { word: 'full', fill: 'M8 1a7 7 0 0 1 0 14a7 7 0 0 1 0-14z' },
  '◐': { word: 'half', fill: 'M8 1a7 7 0 0 0 0 14z' },
  '○': { word: 'none', fill: '' },
} as const;

type Mark = keyof typeof symbols;

/** Whose a column is; colours mean the same as in pictures drawn from data (app/styles/figure.css). */
const colors = { ours: 'fill-(--ours)', client: 'fill-(--client)', other: 'fill-(--other)' };

/** A full, half or empty dot, drawn so that paper and forced colours keep it; the word beside it says the same. */
const Dot = ({ symbol, whose }: { symbol: Mark; whose: keyof typeof colors }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-1 size-4 shrink-0">
    <path d={symbols[symbol].fill} className={`forced-colors:fill-current ${colors[whose]}`} />
    <circle cx="8" cy="8" r="7" className="fill-none stroke-current" strokeWidth="1.5" />
  </svg>
);

/** What one party does for a duty: dot, word, and what it is in particular. */
async function Part({ party, children }: { party: string; children: ReactNode }) {
  const t = await getTranslations('components.responsibility');
  const { symbol = '○', rest } = symbolIn(children, Object.keys(symbols) as Mark[]);
  const isOurs = party === t('we') || party.includes(site.brand);
  const isClient = party.startsWith(t('you'));
  return (
    <span className="flex gap-3">
      <Dot symbol={symbol} whose={isOurs ? 'ours' : isClient ? 'client' : 'other'} />
      <span className="min-w-0">
        <span className={symbol === '○' ? 'text-ink-soft' : 'font-semibold'}>
          {t(symbols[symbol].word)}
        </span>
        {rest.length > 0 && <span className="block">{rest}</span>}
      </span>
    </span>
  );
}

/**
 * Who answers for what: a table of dots with words. On phones each duty is a heading above its parties, each with the
 * party's name: roles keep it a table for assistive technology whatever its cells are laid out as.
 */
export function Responsibility({ caption, children }: BlockProps<typeof responsibilitySchema>) {
  const { head, rows } = tableParts(children, 'Responsibility');
  const id = useId();
  const [corner, ...parties] = head;
  // Three side by side would have no room on phones, and two and one leave a hole: each has a line of its own.
  const isInLines = parties.length > 2;
  return (
    <figure className="my-8 first:mt-0 last:mb-0">
      <figcaption id={id} className="mb-2 text-h5">
        {caption}
      </figcaption>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles in some browsers */}
      <table
        role="table"
        aria-labelledby={id}
        className="block w-full border-collapse text-left md:table"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b-2 border-teal">
            <th role="columnheader" scope="col" className="py-3 pr-6 align-bottom text-h5 md:w-1/3">
              {corner}
            </th>
            {parties.map((party) => (
              <th
                key={textOf(party)}
                role="columnheader"
                scope="col"
                className="py-3 pr-6 align-bottom text-h5"
              >
                {party}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block max-md:border-t-2 max-md:border-teal">
          {rows.map(([duty, ...parts]) => (
            <tr
              key={textOf(duty)}
              role="row"
              className={classNames(
                'border-b border-rule max-md:grid max-md:gap-x-4 max-md:gap-y-3 max-md:py-4',
                !isInLines && 'max-md:grid-cols-2',
              )}
            >
              <th
                role="rowheader"
                scope="row"
                className="align-top font-semibold max-md:col-span-full md:py-3.5 md:pr-6"
              >
                {duty}
              </th>
              {parts.map((part, index) => (
                <td
                  key={textOf(parties[index])}
                  role="cell"
                  className={classNames(
                    'min-w-0 align-top md:py-3.5 md:pr-6',
                    isInLines && 'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-3',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'block text-small text-ink-soft md:hidden',
                      !isInLines && 'mb-1',
                    )}
                  >
                    {parties[index]}
                  </span>
                  <Part party={textOf(parties[index])}>{part}</Part>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: a table laid out as a grid loses its roles in some browsers */}
    </figure>
  );
}
