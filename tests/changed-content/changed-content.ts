import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isOfType, type Page } from '@/lib/content/document';
import { areaPageSize } from '@/lib/content/lists';
import { readContent } from '@/lib/content/reader';
import { createRegistry, type Registry } from '@/lib/content/registry';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { locales } from '@/lib/i18n/locales';
import { changedEnvironment } from '@/scripts/test/preview-directory';
import { harmlessTexts, hostileName } from '@/tests/support/hostile-texts';

/** The languages of the writers who make the changes; pages in others stay as they are. */
const languages = ['en', 'pl'] as const;

type Language = (typeof languages)[number];

/** Texts per language. */
type Texts = Readonly<Record<Language, string>>;

/** What the changes have to know of the content, whatever it is. */
type Before = { directory: string; registry: Registry; now: Date };

const day = (now: Date, days: number) => warsawDayOf(new Date(now.getTime() + days * 864e5));

/** Ids that a writer would choose, none of which exists yet. */
const added = 'added-by-a-writer';

const descriptions: Texts = {
  en: 'What a writer has added to the copy, described in one sentence that is neither too short nor too long:',
  pl: 'To, co autorka dodała do kopii treści, opowiedziane w jednym zdaniu, ani za krótkim, ani za długim:',
};

const paragraphs: Texts = {
  en: 'A second pair of eyes reads every change before it goes out, and the list of those who read it is kept.',
  pl: 'Każdą zmianę czyta druga osoba, zanim trafi ona do czytelników, a lista czytających zostaje zachowana.',
};

const headings: Texts = { en: 'What was added', pl: 'Co zostało dodane' };

/** The text of a page that has what templates and contracts look at: sections, a table, code, questions. */
const bodyOf = (locale: Language, name: string, more: string) => `<Section id="added">

## ${headings[locale]}

${paragraphs[locale]} ${name}.

| A | B |
| --- | --- |
| 1 | 2 |

${more}

</Section>
`;

const questions: Texts = {
  en: '<Accordion>\n\n<AccordionItem title="Who reads it before it goes out?">\n\nA second person reads it.\n\n</AccordionItem>\n\n<AccordionItem title="Where is the list kept?" id="list">\n\nWith the text, where the next reader finds it.\n\n</AccordionItem>\n\n</Accordion>',
  pl: '<Accordion>\n\n<AccordionItem title="Kto czyta tekst przed publikacją?">\n\nDruga osoba.\n\n</AccordionItem>\n\n<AccordionItem title="Gdzie jest lista?" id="list">\n\nObok tekstu, tam gdzie znajdzie ją następna osoba.\n\n</AccordionItem>\n\n</Accordion>',
};

/** What every service and product has around its text: the short answer at its beginning, and whom it is not for at its end. */
const offerTexts: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: [
    '<AnswerBox get="A list of remarks">\n\nSomebody else reads the text before it goes out.\n\n</AnswerBox>\n',
    '<ContactBand heading="Send the first text" notFor="Notes that nobody but you will read" />\n',
  ],
  pl: [
    '<AnswerBox get="Lista uwag">\n\nKtoś inny czyta tekst, zanim się ukaże.\n\n</AnswerBox>\n',
    '<ContactBand heading="Proszę przysłać pierwszy tekst" notFor="Notatki, których nikt inny nie przeczyta" />\n',
  ],
};

/** The text of a service or product. */
const offerBody = (locale: Language, name: string, more = '') =>
  offerTexts[locale].join(`\n${bodyOf(locale, name, more)}\n`);

/** One page to write: its id, its names, and what its frontmatter and text have besides. */
type NewPage = {
  id: string;
  titles: Partial<Texts>;
  lines?: readonly string[];
  body?: (locale: Language) => string;
};

function writePage(directory: string, { id, titles, lines = [], body }: NewPage): void {
  const written = languages.filter((locale) => titles[locale] !== undefined);
  for (const locale of written) {
    const title = titles[locale] ?? '';
    const frontmatter = [
      `title: ${JSON.stringify(title)}`,
      `description: ${JSON.stringify(`${descriptions[locale]} ${id.replaceAll('/', ' ')}.`.slice(0, 158))}`,
      ...(written.length === 1 ? ['singleLanguage: true'] : []),
      ...lines,
    ];
    const file = path.join(directory, id, `${locale}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    const text = body?.(locale) ?? bodyOf(locale, title, '');
    writeFileSync(file, `---\n${frontmatter.join('\n')}\n---\n\n${text}`);
  }
}

/** Entries of the shared data, each of which a page below uses. */
function addData({ directory, now }: Before): void {
  const append = (name: string, text: string) =>
    appendFileSync(path.join(directory, 'data', name), `\n${text}`);
  append(
    'people.yaml',
    `${added}:\n  name: Żaneta Ąckowska-O’Neil\n  position: { en: Editor, pl: Redaktorka }\n  bio: { en: Reads what others write., pl: "Czyta to, co piszą inni." }\n`,
  );
  append(
    'tags.yaml',
    `${added}:\n  name: { en: Added subject, pl: Dodany temat }\n  slug: dodany-temat\n  description:\n    en: "${descriptions.en} subject."\n    pl: "${descriptions.pl} temat."\n`,
  );
  append(
    'jobs.yaml',
    `- position: Redaktor / redaktorka treści\n  level: junior\n  contract: umowa o pracę\n  place: Gdynia, zdalnie\n  cities: [Gdynia]\n  employment: [part-time]\n  posted: ${day(now, -3)}\n  validThrough: ${day(now, 60)}\n  description: Czytanie tekstów przed publikacją i prowadzenie listy osób, które je czytały.\n- position: Pozycja zamknięta wczoraj\n  level: mid\n  contract: umowa o pracę\n  place: Gdynia, zdalnie\n  cities: [Gdynia]\n  posted: ${day(now, -30)}\n  validThrough: ${day(now, -1)}\n  description: Na tę pozycję nie można już aplikować, więc nikt jej nie zobaczy.\n`,
  );
  append(
    'facts.yaml',
    `${added}:\n  meaning: How many readers a text has before it goes out.\n  value: 2\n`,
  );
  append(
    'certificates.yaml',
    `${added}:\n  standard: ISO 30301\n  subject: { en: Management of records, pl: Zarządzanie dokumentacją }\n  scope: { en: All texts of the site., pl: Wszystkie teksty serwisu. }\n  edition: "2016"\n  body: Vistula\n  number: A/1\n  validFrom: ${day(now, -3)}\n  validUntil: ${day(now, 900)}\n  since: 2026\n`,
  );
  append(
    'clients.yaml',
    `${added}:\n  name: Zakład Dodany\n  industry: ind\n  sector: { en: Added works, pl: Zakład dodany }\n  size: { en: 12 people, pl: 12 osób }\n  place: { en: Gdynia, pl: Gdynia }\n  speaker: { name: Anna Dodana, role: { en: Editor, pl: Redaktorka } }\n  src: /cards/horizon.svg\n`,
  );
  const entriesOf = <Entry>(name: string) =>
    (parse(readFileSync(path.join(directory, 'data', name), 'utf8')) ?? {}) as Record<
      string,
      Entry
    >;
  const [serviceLevel] = Object.keys(entriesOf('service-levels.yaml'));
  if (serviceLevel)
    append(
      'offers.yaml',
      `services/${added}:\n  where: { en: Warsaw, pl: Warszawa }\n  serviceLevel: ${serviceLevel}\n  pricedBy: { en: "by the text", pl: "za tekst" }\n  start: { en: "1 week", pl: "1 tydzień" }\n  runs: { en: "Our editors", pl: "Nasi redaktorzy" }\n`,
    );
  const [first] = Object.values(entriesOf<{ file: Texts }>('downloads.yaml'));
  if (first)
    append(
      'downloads.yaml',
      `${added}:\n  name: { en: "A list to take home", pl: "Lista do pobrania" }\n  description: { en: What was read and by whom., pl: Co i przez kogo zostało przeczytane. }\n  file: ${JSON.stringify(first.file)}\n`,
    );
}

/** Pages of every type, in both languages and in one, for visitors and not yet for them. */
function addPages({ directory, now }: Before): void {
  const write = (page: NewPage) => writePage(directory, page);
  const linked = (locale: Language) =>
    locale === 'en'
      ? `There are {facts.${added}} readers. See [the part below](/services/${added}/part), [the product](/products/${added}) and [the story](/case-studies/${added}).`
      : `Czytelników jest {facts.${added}}. Zob. [część poniżej](/services/${added}/part), [produkt](/products/${added}) i [historię](/case-studies/${added}).`;
  write({
    id: `services/${added}`,
    titles: { en: 'A service that a writer added', pl: 'Usługa, którą dodała autorka' },
    lines: ['shortTitle: Added', 'search: { words: [dodała] }'],
    body: (locale) => {
      const more = `${linked(locale)}\n\n${questions[locale]}\n\n<RelatedPages pages={["/home"]} />\n\n<RelatedPosts />`;
      return offerBody(locale, 'Added', more);
    },
  });
  write({
    id: `services/${added}/part`,
    titles: { en: 'A part of the service that was added', pl: 'Część dodanej usługi' },
    lines: ['slug: czesc'],
    body: (locale) => offerBody(locale, 'Part'),
  });
  // The same name in both languages, as products have it, and a canonical address elsewhere.
  write({
    id: `products/${added}`,
    titles: { en: 'Added Product Suite', pl: 'Added Product Suite' },
    lines: [`redirectFrom: [/products/${added}-before]`],
    body: (locale) =>
      offerBody(
        locale,
        'Suite',
        `<DownloadCard download="${added}" />\n\n~~~tsx title="example.tsx"\n<TextTabs isAnimated />\n~~~`,
      ),
  });
  write({
    id: `products/${added}-copy`,
    titles: { en: 'A copy of a page elsewhere' },
    lines: ['meta:', '  canonical: https://partner.example/original'],
    body: (locale) => offerBody(locale, 'Copy'),
  });
  write({
    id: `case-studies/${added}`,
    titles: {
      en: 'Zakład Dodany: a story that a writer added',
      pl: 'Zakład Dodany: historia, którą dodała autorka',
    },
    lines: [
      `client: ${added}`,
      'industry: ind',
      'results:',
      '  - { value: "2", label: texts }',
      '  - { value: "3", label: pages }',
      'challenge: Texts went out before anybody had read them twice.',
    ],
  });
  const post = (category: string, date: number, more: readonly string[] = []) => [
    `category: ${category}`,
    `date: ${day(now, date)}`,
    `author: ${added}`,
    ...more,
  ];
  const article = (locale: Language) =>
    `${paragraphs[locale]}\n\n## ${headings[locale]}\n\n${paragraphs[locale]} {facts.${added}}.\n\n## 2\n\n\`\`\`ts\nconst list = ['a'];\n\`\`\`\n\n## 3\n\n${paragraphs[locale]}\n`;
  write({
    id: `blog/${added}`,
    titles: { en: 'A post that a writer added', pl: 'Wpis, który dodała autorka' },
    lines: post('blog', -1, [`tags: [${added}]`]),
    body: article,
  });
  write({
    id: `blog/${added}-in-english`,
    titles: { en: 'A post for English readers only' },
    lines: post('news', 0),
    body: article,
  });
  write({
    id: `blog/${added}-draft`,
    titles: { en: 'Unfinished thoughts on reading', pl: 'Niedokończone myśli o czytaniu' },
    lines: post('blog', 0, ['draft: true']),
    body: article,
  });
  // Begun in one language, without a description that search engines could show.
  mkdirSync(path.join(directory, `blog/${added}-begun`), { recursive: true });
  writeFileSync(
    path.join(directory, `blog/${added}-begun/pl.mdx`),
    `---\ntitle: Początek notatki\ndescription: Do napisania.\ndraft: true\n${post('blog', 0).join('\n')}\n---\n\nPierwsze zdanie wpisu, którego nikt jeszcze nie przetłumaczył.\n`,
  );
  write({
    id: `blog/${added}-later`,
    titles: { en: 'What will be said next month', pl: 'Co powiemy w następnym miesiącu' },
    lines: post('news', 30, ['scheduled: true']),
    body: article,
  });
  // Nothing of what strangers may write becomes code: in titles, tables, metadata, feeds and data for search engines.
  write({
    id: `blog/${added}-hostile`,
    titles: { en: `One ${hostileName}`, pl: `Dwa ${hostileName}` },
    lines: post('blog', -1),
    body: () => harmlessTexts.filter((text) => text.length < 1000).join('\n\n'),
  });
  // A draft whose name is a word that any script has.
  write({
    id: 'products/table',
    titles: { en: 'A table that is not there yet', pl: 'Tabela, której jeszcze nie ma' },
    lines: ['draft: true'],
  });
  // Nothing leads here: a warning, which breaks no test.
  write({
    id: `${added}-alone`,
    titles: { en: 'A page that nothing leads to', pl: 'Strona, do której nic nie prowadzi' },
  });
  // An area of more pages than one page lists.
  write({ id: `${added}-area`, titles: { en: 'An area of many pages' } });
  for (let number = 1; number <= areaPageSize + 2; number += 1)
    write({
      id: `${added}-area/part-${number}`,
      titles: { en: `Part ${number} of a large area` },
    });
}

/** Links the new pages from the home page. */
function linkNewPages({ directory, registry }: Before): void {
  for (const locale of languages) {
    const page = registry.page('home', locale);
    if (!page) continue;
    const file = path.join(directory, page.file);
    const copy = locale === 'en' ? `, "/products/${added}-copy", "/${added}-area"` : '';
    appendFileSync(file, `\n<RelatedPages pages={["/services/${added}"${copy}]} />\n`);
  }
}

/** Puts lines at the end of a page's frontmatter, in place of those that say something of the same keys. */
function setFrontmatter(file: string, values: Readonly<Record<string, string>>): void {
  const [, frontmatter = '', rest = ''] =
    /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const kept = frontmatter
    .split('\n')
    .filter(
      (line) => line !== '' && !Object.keys(values).some((key) => line.startsWith(`${key}:`)),
    );
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  writeFileSync(file, `---\n${[...kept, ...lines].join('\n')}\n---\n${rest}`);
}

/** Moves a page to another address and leaves a redirect behind, in both languages. */
function move({ directory }: Before, page: Page): void {
  const { path: whole, slug, redirectFrom } = page.frontmatter;
  const old = page.path;
  const moved = `${slug ?? page.id.split('/').at(-1)}-moved`;
  setFrontmatter(path.join(directory, page.file), {
    ...(whole ? { path: `${whole}-moved` } : { slug: moved }),
    redirectFrom: JSON.stringify([...redirectFrom, old]),
  });
}

/** Moves the first page of each kind below which there is none, and those of forms, which code names by id. */
function movePages(before: Before): void {
  const { registry } = before;
  const hasChildren = ({ id }: Page) =>
    locales.some((one) => registry.children(id, one).length > 0);
  const isWritten = (page: Page) => !page.generated && page.status === 'live' && !hasChildren(page);
  const first = (fits: (page: Page) => boolean) =>
    registry.pages('en').find((page) => isWritten(page) && fits(page))?.id;
  const ids = [
    first((page) => isOfType(page, 'Service')),
    first((page) => isOfType(page, 'Product')),
    first((page) => isOfType(page, 'CaseStudy')),
    first((page) => isOfType(page, 'Post')),
    'contact-us',
    'thank-you',
    'search',
  ];
  for (const page of registry.pages().filter((one) => ids.includes(one.id))) move(before, page);
}

const newNames: Texts = { en: 'A service under a new name', pl: 'Usługa pod nową nazwą' };

/** Renames the first service. */
function rename({ directory, registry }: Before): void {
  const services = registry.pages().filter((page) => isOfType(page, 'Service'));
  const [first] = services;
  for (const locale of languages) {
    const page = services.find((one) => one.id === first?.id && one.locale === locale);
    if (page) setFrontmatter(path.join(directory, page.file), { title: newNames[locale] });
  }
}

/**
 * Writes a copy of the content that is valid and in which one of everything is added, moved or renamed.
 * Nothing in it depends on which pages the content has: whatever is changed is chosen by what it is.
 */
function writeChangedContent(directory: string, now: Date): void {
  rmSync(directory, { recursive: true, force: true });
  cpSync('content', directory, { recursive: true });
  const registry = createRegistry({ ...readContent('content'), now, isPreview: false });
  const before = { directory, registry, now };
  rename(before);
  movePages(before);
  addData(before);
  addPages(before);
  linkNewPages(before);
}

writeChangedContent(changedEnvironment.CONTENT_DIR, currentMoment());
