import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { textOf } from '@/components/ui/slots/slots';
import { signIn, tableParts } from '@/components/ui/slots/table-parts';
import type { BlockProps } from '@/lib/schema/block';
import { site } from '@/site.config';
import type { responsibilitySchema } from './schema';

const signs = ['●', '◐', '○'] as const;
type Sign = (typeof signs)[number];

/** The part of a circle of radius 7 round 8,8 that is filled. */
const fills: Readonly<Record<Sign, string>> = {
  '●': 'M8 1a7 7 0 0 1 0 14a7 7 0 0 1 0-14z',
  '◐': 'M8 1a7 7 0 0 0 0 14z',
  '○': '',
};

/** Whose a column is; colours mean the same as in pictures drawn from data (app/styles/figure.css). */
type Whose = 'ours' | 'client' | 'other';

const dotColors: Readonly<Record<Whose, string>> = {
  ours: 'fill-(--ours)',
  client: 'fill-(--client)',
  other: 'fill-(--other)',
};

/** A full, half or empty dot, drawn so that paper and forced colours keep it; the word beside it says the same. */
const Dot = ({ sign, whose }: { sign: Sign; whose: Whose }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-1 size-4 shrink-0">
    <path d={fills[sign]} className={classNames('forced-colors:fill-current', dotColors[whose])} />
    <circle cx="8" cy="8" r="7" className="fill-none stroke-current" strokeWidth="1.5" />
  </svg>
);

type PartProps = { children: ReactNode; whose: Whose; words: Record<Sign, string> };

/** What one party does for a duty: dot, word, and what it is in particular. */
function Part({ children, whose, words }: PartProps) {
  const { sign = '○', rest } = signIn(children, signs);
  return (
    <span className="flex gap-3">
      <Dot sign={sign} whose={whose} />
      <span className="min-w-0">
        <span className={sign === '○' ? 'text-ink-soft' : 'font-semibold'}>{words[sign]}</span>
        {rest.length > 0 && <span className="block">{rest}</span>}
      </span>
    </span>
  );
}

type ResponsibilityProps = BlockProps<typeof responsibilitySchema>;

/** Who answers for what: a table of dots with words. */
export async function Responsibility({ caption, children }: ResponsibilityProps) {
  const t = await getTranslations('components.responsibility');
  const words = { '●': t('full'), '◐': t('half'), '○': t('none') };
  const whose = (party: string): Whose => {
    if (party === t('we') || party.includes(site.brand)) return 'ours';
    return party.startsWith(t('you')) ? 'client' : 'other';
  };
  return (
    <Duties
      caption={caption}
      words={words}
      whose={whose}
      {...tableParts(children, 'Responsibility')}
    />
  );
}

type DutiesProps = {
  caption: string;
  words: Record<Sign, string>;
  /** Whose the column of a party is, by its name. */
  whose: (party: string) => Whose;
  head: ReactNode[];
  rows: ReactNode[][];
};

/**
 * The table. On phones each duty is a heading above its parties, each with the party's name: roles keep it a table for
 * assistive technology whatever its cells are laid out as.
 */
function Duties({ caption, words, whose, head, rows }: DutiesProps) {
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
                  <Part whose={whose(textOf(parties[index]))} words={words}>
                    {part}
                  </Part>
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
