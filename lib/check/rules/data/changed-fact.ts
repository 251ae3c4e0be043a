import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filmFile } from '@/lib/art/film';
import { readDataFile } from '@/lib/check/extract/yaml';
import type { Place, SiteRule } from '@/lib/check/rule';
import { currentText, isBroken } from '@/lib/content/current-tree';
import { isPlainFile } from '@/lib/content/file-tree';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { recordFiles } from '@/lib/schema/data-files';
import {
  type FactUses,
  factValue,
  languageOfPrint,
  readFactUses,
  tableFileOf,
  tablePrefix,
} from '@/lib/site/fact-uses';
import { currentFacts, factPrefix } from '@/lib/site/facts';

const file = 'data/facts.yaml';

/** Something that was made when a fact was another. */
type StaleUse = { fact: string; what: string; before: string; now: string };

/** The facts of a finished file that are others now. */
const changesOf = (facts: Readonly<Record<string, string>>, what: string, locale?: Locale) =>
  Object.entries(facts).flatMap(([fact, before]): StaleUse[] => {
    const now = factValue(fact, locale) ?? 'gone';
    return now === before ? [] : [{ fact, what, before, now }];
  });

/** Printed files that say what is no longer so. */
const stalePrints = ({ downloads }: FactUses): StaleUse[] =>
  Object.entries(downloads).flatMap(([print, facts]) =>
    changesOf(facts, `public/downloads/${print}`, languageOfPrint(print)),
  );

/** Films that show what is no longer so. */
const staleFilms = ({ films }: FactUses): StaleUse[] =>
  Object.entries(films).flatMap(([language, facts]) =>
    isLocale(language)
      ? changesOf(facts, `the film in public${filmFile('diagrams', language, 'webm')}`, language)
      : [],
  );

/** Facts that stayed as they were while one that they are worked out of changed. */
const staleFacts = ({ facts }: FactUses): StaleUse[] =>
  Object.entries(facts).flatMap(([name, recorded]) => {
    const own = currentFacts().get(name);
    if (!own?.from || factValue(name) !== recorded[name]) return [];
    return own.from.flatMap((fact) => {
      const [before, now] = [recorded[fact], factValue(fact) ?? 'gone'];
      return before === undefined || before === now
        ? []
        : [{ fact, what: `\`${name}\` (${recorded[name]})`, before, now }];
    });
  });

/** One message for each fact and kind of use, with everything that depends on it. */
function messages(uses: readonly StaleUse[], advice: string): [fact: string, message: string][] {
  const byFact = new Map<string, StaleUse[]>();
  for (const use of uses) byFact.set(use.fact, [...(byFact.get(use.fact) ?? []), use]);
  return [...byFact].map(([fact, [first, ...others]]) => {
    const what = [first, ...others].map((use) => use?.what).join(', ');
    // What a table is known by says nothing to a reader.
    const change = fact.startsWith(tablePrefix)
      ? `data/${tableFileOf(fact)} changed, or a fact in it`
      : `\`${fact}\` was ${first?.before} and is ${first?.now}`;
    return [fact, `${change}; on it depends what was made before: ${what}: ${advice}`];
  });
}

/** Facts that name none in `from`. */
const unknownSources = () =>
  [...currentFacts()].flatMap(([name, { from = [] }]) =>
    from
      .filter((source) => source === name || !currentFacts().has(source))
      .map((source): [string, string] => [
        name,
        `\`${name}\` is said to be worked out of "${source}": expected the name of another fact`,
      ]),
  );

/** Facts that a text names. */
const factsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\\{${factPrefix}([\\w-]+)\\}`, 'g'))].map(([, name = '']) => name);

/** Rules about what was made of facts before they changed. */
export const changedFact: SiteRule = {
  name: 'changed-fact',
  // A warning: the build must not wait for a printer, and texts show the new value already.
  severity: 'warning',
  summary:
    'What was made of a fact, a PDF, the film or another fact, is made anew when the fact changes.',
  remedy:
    'Print the PDFs with `npx tsx scripts/downloads/render-downloads.ts`, render the film with `npx tsx scripts/art/render-film.ts`; correct the facts that are worked out of it, then run `npm run snapshot`.',
  checkSite: ({ directory, files }) => {
    // Of a broken file nobody knows what has changed in it.
    if (!files.includes(file) || isBroken('facts.yaml')) return [];
    const record = path.join(directory, recordFiles.factUses);
    const uses = readFactUses(isPlainFile(record) ? readFileSync(record, 'utf8') : '{}');
    const { source, yaml } = readDataFile(directory, file);
    const found = [
      ...messages(
        stalePrints(uses),
        'print them anew with `npx tsx scripts/downloads/render-downloads.ts`, or ask a developer to',
      ),
      ...messages(
        staleFilms(uses),
        'render it anew with `npx tsx scripts/art/render-film.ts`, or ask a developer to, and see whether the transcript on its page still says the same',
      ),
      ...messages(
        staleFacts(uses),
        'correct each that is no longer so, then run `npm run snapshot`',
      ),
      ...unknownSources(),
    ];
    const placeOf = (fact: string): Place => {
      const offset = yaml.valueOffset([fact, 'value']);
      return { file, ...source.at(offset) };
    };
    const changed = new Set(found.map(([fact]) => fact));
    return found.flatMap(([name, message]) => {
      if (!name.startsWith(tablePrefix)) return [{ ...placeOf(name), message }];
      const table = tableFileOf(name);
      if (isBroken(table)) return [];
      const named = factsIn(currentText(table)).find((fact) => changed.has(fact));
      const place = named ? placeOf(named) : { file: `data/${table}`, line: 1, column: 1 };
      return [{ ...place, message }];
    });
  },
};
