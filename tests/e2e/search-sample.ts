import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import type { Page } from '@/lib/content/document';
import type { Locale } from '@/lib/i18n/locales';
import { writeSearchIndex } from '@/scripts/build/search-index';
import { documentOf, registryOf } from '@/tests/support/documents';

/** A page to be found: what it is called, what it says, and the words it is searched by besides. */
type Sample = { id: string; title: string; text: string; words?: readonly string[] };

/** The languages the sample is in. */
type Language = 'en' | 'pl';

/** A number of a footnote, and the ways back from the note, as Markdown makes them. */
const footnoteRef = '<sup><a href="#note-3" data-footnote-ref="">3</a></sup>';
const footnoteBackrefs =
  ' <a href="#ref-3" data-footnote-backref="">↩</a> <a href="#ref-3-2" data-footnote-backref="">↩<sup>2</sup></a>';

/** Pages as a provider has them, small enough that it is plain which of them a question is about. */
const samples: Record<Language, readonly Sample[]> = {
  en: [
    {
      id: 'services/migration',
      title: 'Onboarding and migration',
      text: 'A migration moves your systems in waves of a night each. What a migration costs depends on them.',
      words: ['price', 'quote'],
    },
    { id: 'services/compliance', title: 'Compliance with DORA', text: 'DORA asks for a register.' },
    { id: 'services/finops', title: 'FinOps for banks', text: 'FinOps gives each cost an owner.' },
    { id: 'services/soc', title: 'SOC as a service', text: 'The SOC watches day and night.' },
    {
      id: 'services/golden-copy',
      title: 'A golden copy out of reach',
      text: `The golden copy is kept where no attacker gets${footnoteRef}. It is a copy of the last resort.${footnoteBackrefs}`,
    },
    { id: 'services/kubernetes', title: 'Kubernetes for banks', text: 'Clusters of Kubernetes.' },
    { id: 'about', title: 'Who we are, and where', text: 'People in two cities.', words: ['jobs'] },
    { id: 'contact-us', title: 'How to reach us', text: 'Our phone number is on every letter.' },
    { id: 'certificates', title: 'Standards and certificates', text: 'Certificates of the firm.' },
    {
      id: 'blog/exit-plan',
      title: 'An exit plan that works',
      text: 'An exit plan that nobody has tried is a text. DORA asks for one that was tried.',
    },
    { id: 'blog/costs', title: 'A post about the costs', text: 'FinOps, DORA and SOC in passing.' },
    {
      id: 'discover/legal',
      title: 'Legal information',
      text: 'DORA, migration, phone: all in passing.',
    },
  ],
  pl: [
    {
      id: 'services/migration',
      title: 'Wdrożenie i migracja',
      text: 'Migracja przenosi systemy falami. Ile kosztuje migracja, zależy od fal.',
      words: ['cena', 'wycena'],
    },
    { id: 'services/compliance', title: 'Zgodność z DORA', text: 'DORA wymaga rejestru.' },
    { id: 'services/finops', title: 'FinOps dla banków', text: 'FinOps daje kosztom właściciela.' },
    { id: 'career', title: 'Kariera u dostawcy', text: 'Otwarte pozycje.', words: ['praca'] },
    {
      id: 'services/recovery',
      title: 'Zapasowe centrum danych',
      text: 'Kopie zapasowe odtwarzamy na próbę. Kopia zapasowa bez próby to nadzieja.',
    },
    {
      id: 'services/golden-copy',
      title: 'Złota kopia poza zasięgiem',
      text: `Złotą kopię trzymamy z uchwały rady${footnoteRef} tam, gdzie nie sięga napastnik.${footnoteBackrefs}`,
    },
    { id: 'contact-us', title: 'Jak się z nami skontaktować', text: 'Telefon jest na liście.' },
    {
      id: 'services/training',
      title: 'Szkolenia dla zespołów',
      text: 'Szkolenia prowadzą inżynierowie.',
    },
    {
      id: 'blog/exit-plan',
      title: 'Plan wyjścia, który działa',
      text: 'Plan wyjścia, którego nikt nie sprawdził, jest tekstem.',
    },
    {
      id: 'discover/legal',
      title: 'Informacje prawne',
      text: 'Migracja, DORA i plan w jednym zdaniu.',
    },
  ],
};

/** What visitors ask for first, and the page that has to be among the first three. */
export const askedOfSample: Record<Language, readonly (readonly [query: string, id: string])[]> = {
  en: [
    ['price of a migration', 'services/migration'],
    ['DORA', 'services/compliance'],
    ['FinOps', 'services/finops'],
    ['SOC', 'services/soc'],
    ['golden copy', 'services/golden-copy'],
    ['kubernetes', 'services/kubernetes'],
    ['jobs', 'about'],
    ['phone number', 'contact-us'],
    ['certificates', 'certificates'],
    ['exit plan', 'blog/exit-plan'],
  ],
  pl: [
    ['cena migracji', 'services/migration'],
    ['DORA', 'services/compliance'],
    ['FinOps', 'services/finops'],
    ['praca', 'career'],
    ['kopia zapasowa', 'services/recovery'],
    ['zlota kopia', 'services/golden-copy'],
    ['złotej kopii', 'services/golden-copy'],
    ['telefon', 'contact-us'],
    ['szkolenie', 'services/training'],
    ['planu wyjścia', 'blog/exit-plan'],
  ],
};

export const sampleLanguages = Object.keys(samples) as Language[];

const sampleRegistry = registryOf(
  sampleLanguages.flatMap((locale) =>
    samples[locale].map(({ id, title, words = [] }) =>
      documentOf(`${id}/${locale}`, { title, search: { words: [...words], isHidden: false } }),
    ),
  ),
);

const htmlOf = (page: Page) => {
  const language = sampleLanguages.find((one) => one === page.locale);
  const sample = language && samples[language].find(({ id }) => id === page.id);
  return `<!doctype html><html lang="${page.locale}"><body><main id="content"><h1>${sample?.title}</h1><p>${sample?.text}</p></main></body></html>`;
};

/** The pathname of a page of the sample. */
export const pathnameInSample = (id: string, locale: Locale): string =>
  sampleRegistry.pathnameOf(id, locale) ?? '';

/**
 * Indexes the sample as a build indexes the site.
 * @param directory An empty folder for it.
 */
export async function indexSample(directory: string): Promise<void> {
  const pages = sampleRegistry.pages().filter(({ generated }) => !generated);
  for (const page of pages) {
    const file = path.join(directory, `${page.pathname}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, htmlOf(page));
  }
  await writeSearchIndex(directory, pages);
}

/** Lets a page search the sample instead of the site. */
export const searchSample = async (page: BrowserPage, directory: string): Promise<void> => {
  await page.route('**/search-index/**', (route) => {
    const file = path.join(directory, new URL(route.request().url()).pathname);
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return route.fulfill({ body: readFileSync(file), contentType });
  });
};
