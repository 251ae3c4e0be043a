/** A page of the small site: what it is called in each language it is in, and what it has besides. */
type SmallPage = {
  titles: readonly [en: string | undefined, pl: string | undefined];
  lines?: readonly string[];
  /** Its text, where one is enough for both languages, or one for each. */
  body?: string | readonly [en: string, pl: string];
};

/** Pages by id. The texts are short: how much a page has to say is checked in whole sites only. */
const pages: Readonly<Record<string, SmallPage>> = {
  home: {
    titles: ['A small site to plant mistakes in', 'Mały serwis pełen błędów'],
    lines: ['path: /'],
  },
  'thank-you': {
    titles: ['Thank you for the message', 'Dziękujemy za wiadomość'],
    lines: ['shortTitle: Thanks', 'search: { words: [Thank you, Dziękujemy] }'],
  },
  'contact-us': { titles: ['How to reach us by letter', 'Jak napisać do nas list'] },
  career: {
    titles: [undefined, 'Praca w małej firmie'],
    body: '<Section id="oferty">\n\n## Otwarte pozycje\n\nTekst.\n\n</Section>',
  },
  blog: {
    titles: ['The journal of a small firm', 'Dziennik małej firmy'],
    lines: ['layout: blog'],
  },
  'blog/first-post': {
    titles: ['The first post of the firm', 'Pierwszy wpis małej firmy'],
    lines: ['category: blog', 'date: 2026-01-10', 'author: anna', 'tags: [kubernetes, dora]'],
  },
  'case-studies': { titles: ['Stories about our clients', 'Historie naszych klientów'] },
  'case-studies/first-client': {
    titles: ['How the first client moved', 'Jak przeniósł się pierwszy klient'],
    lines: ['client: first', 'industry: saas', 'challenge: Nobody knew what was running where.'],
  },
  'services/finops': {
    titles: ['Every cloud cost has an owner', 'Każdy koszt ma właściciela'],
    body: [
      '## What it is\n\n<FeatureList columns={2}>\n\n<Feature heading="One">\n\nText of [the other service](/services/security-compliance).\n\n</Feature>\n\n</FeatureList>\n\n<ButtonLink href="/contact-us" call="talk" />',
      '## Na czym to polega\n\n<FeatureList columns={2}>\n\n<Feature heading="Raz">\n\nTekst o [drugiej usłudze](/services/security-compliance).\n\n</Feature>\n\n</FeatureList>\n\n<ButtonLink href="/contact-us" call="talk" />',
    ],
  },
  'services/security-compliance': {
    titles: ['Security that can be shown', 'Bezpieczeństwo do pokazania'],
  },
  'products/platform': { titles: ['The platform of the firm', 'Platforma małej firmy'] },
  'products/app-platform': { titles: ['A platform for English readers', undefined] },
};

const descriptions = [
  'What there is to know of this page, told in one sentence of fitting length for',
  'Co trzeba wiedzieć o tej stronie, opowiedziane w jednym zdaniu w sam raz dla',
] as const;

const textOf = (id: string, { titles, lines = [], body }: SmallPage, language: 0 | 1): string => {
  const isAlone = titles.includes(undefined);
  const frontmatter = [
    `title: ${titles[language]}`,
    `description: ${descriptions[language]} ${id}.`,
    ...(isAlone ? ['singleLanguage: true'] : []),
    ...lines,
  ];
  const word = language === 0 ? 'Text' : 'Tekst';
  return `---\n${frontmatter.join('\n')}\n---\n\n${(typeof body === 'object' ? body[language] : body) ?? `${word} (${id}).`}\n`;
};

const section = (slug: string, en: string, pl: string) =>
  `en: { slug: ${slug}, title: ${en} }\npl: { slug: ${pl.toLowerCase()}, title: ${pl} }\n`;

/** Files of a small site without a mistake, by their path below the content folder. */
export const smallSite: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([id, page]) =>
      (['en', 'pl'] as const).flatMap((locale, language) =>
        page.titles[language] === undefined
          ? []
          : [[`${id}/${locale}.mdx`, textOf(id, page, language === 0 ? 0 : 1)]],
      ),
    ),
  ),
  'services/_section.yaml': section('services', 'Services', 'Uslugi'),
  'products/_section.yaml': section('products', 'Products', 'Produkty'),
  'data/people.yaml':
    'anna:\n  name: Anna\n  position: { en: E, pl: P }\n  bio: { en: E, pl: P }\n',
  'data/clients.yaml':
    'first:\n  name: First\n  industry: saas\n  sector: { en: E, pl: P }\n  size: { en: E, pl: P }\n  place: { en: E, pl: P }\n  speaker: { name: Anna, role: { en: E, pl: P } }\n',
  'data/words.yaml': 'all: [dora, kubernetes]\n',
  'data/tags.yaml': ['kubernetes', 'dora']
    .map(
      (tag) =>
        `${tag}:\n  name: { en: ${tag}, pl: ${tag} }\n  slug: ${tag}\n  description:\n    en: ${descriptions[0]} ${tag}.\n    pl: ${descriptions[1]} ${tag}.\n`,
    )
    .join(''),
};
