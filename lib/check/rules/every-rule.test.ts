import { expect, it } from 'vitest';
import { polishPage, post } from '@/lib/check/fixtures/fixture';
import { allRules } from '@/lib/check/rules';
import { checkFixture } from '@/tests/support/rule-fixtures';

const description =
  'Alokacja, faktury i prognozy dla wszystkiego, co działa w chmurze, miesiąc po miesiącu.';

/** Lines of the frontmatter, `▸` where the rules before them are broken. */
const frontmatter: readonly (readonly [rules: string, text: string])[] = [
  ['duplicate-title typed-name', 'title: ▸"%company%: każdy koszt ma właściciela"'],
  ['duplicate-description', `description: ▸"${description}"`],
  ['frontmatter-key', '▸slgu: strona'],
  ['frontmatter-value', 'summary: ▸12'],
  ['missing-translation', 'singleLanguage: ▸true'],
  ['draft-above same-address reserved-address', 'slug: ▸strona'],
  ['redirect-fault', 'redirectFrom: [▸/blog/strona]'],
  ['unknown-entry', 'author: ▸ana'],
  ['', 'category: blog'],
  ['', 'date: 2026-10-14'],
  ['date-order', 'updateDate: ▸2026-10-01'],
  ['expired', 'expires: ▸2026-11-19'],
  ['picture-ratio', 'cover: ▸cover.svg'],
  ['social-picture', 'meta:\n  ogImage: ▸%origin%/social/gone.png'],
];

const paragraph =
  'Każdy rachunek za chmurę ma u nas właściciela, który co miesiąc widzi, ile kosztował jego projekt i z czego ten koszt wynika.';

/** Parts of the text, `▸` where the rules before them are broken. */
const body: readonly (readonly [rules: string, text: string])[] = [
  ['block-place', '▸<Hero lead="Drugi nagłówek." />'],
  ['heading-skip', '▸### Za głęboko'],
  ['heading-level', '▸# Drugi tytuł'],
  ['repeated-paragraph', `<Section id="zakres">\n\n▸${paragraph}\n\n</Section>`],
  ['loose-text', '▸Między sekcjami.'],
  ['duplicate-id', '<Section id="▸zakres">'],
  [
    'foreign-text',
    '▸Every account has an owner who sees what the project has cost in a month, and why.',
  ],
  ['no-code', 'Firma ▸{process.env.HOME} pomaga.'],
  ['unknown-placeholder', '<ButtonLink href="/home" label="Firma ▸{compny}" />'],
  ['task-list', '- ▸[ ] zadanie'],
  ['table-row', '| A | B |\n| --- | --- |\n▸| 1 |'],
  ['ignore-comment', '▸{/* check-ignore wrong-dash */}'],
  ['stray-markdown', '▸##Koszty'],
  ['raw-html', 'Słowo ▸<i>inne</i>.'],
  ['unknown-block', '▸<Gallery />'],
  ['block-prop', '<ButtonLink href="/home" label="Koszty" ▸kolor="1" />'],
  ['literal-props', '<RelatedPages pages={▸pages} />'],
  ['block-children', '<Accordion>\n\n▸Tekst.\n\n</Accordion>'],
  ['block-table', '<Table caption="Koszty">\n\n▸Bez tabeli.\n\n</Table>'],
  ['code-language', '~~~ ▸ymal\na: 1\n~~~'],
  ['code-title', '~~~yaml ▸a.yaml\na: 1\n~~~'],
  ['dead-link', '▸[O kosztach](/kosty)'],
  ['dead-anchor', '▸[O zakresie](#zakers)'],
  ['address-as-link', '▸[Początek](/pl)'],
  ['link-text', '▸[tutaj](/home)'],
  ['bare-address', 'Zobacz ▸https://a.example.'],
  ['link-form', '▸[Napisz](mailto:biuro)'],
  ['insecure-link', '▸[Metoda](http://a.example)'],
  ['link-brackets', '▸[Metoda][metoda]'],
  ['picture-missing', '▸![Koszty rosną z każdym zespołem](koszty.svg)'],
  ['picture-alt', '▸![](cover.svg)'],
  ['placeholder-text', 'Cena: ▸[do uzupełnienia].'],
  ['doubled-word', 'Koszty i ▸i prognozy.'],
  ['wrong-dash', 'Koszty ▸- i właściciele.'],
  ['straight-quotes', 'Powiedział ▸"tak".'],
  ['hidden-character', 'Słowo▸\u200b drugie.'],
  ['avoided-term', 'Koszty ▸strefy lądowania.'],
  ['typed-fact', 'Założona w ▸2011 roku.'],
  ['misspelling', 'Rachunek ▸bedzie czytany.'],
  ['named-client', 'Dla firmy ▸Animex.'],
  ['', '</Section>'],
];

const others = {
  'content/a/pl.mdx': polishPage('Tekst.', 'title: "{company}: każdy koszt ma właściciela"'),
  'content/b/pl.mdx': polishPage(paragraph, 'path: /blog/strona'),
  'content/blog/pl.mdx': polishPage('Tekst.', 'draft: true'),
  'content/home/pl.mdx': polishPage('Tekst.', 'path: /'),
  'content/blog/post/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'content/blog/post/en.mdx': post('Costs are told each week.'),
  'content/data/glossary.yaml':
    'a:\n  en: { term: zone, definition: Z. }\n  pl: { term: landing zone, definition: G., avoid: [{ form: "stref* lądowani*", reason: nie }] }\n',
  'content/data/facts.yaml':
    'founded: { meaning: M, value: 2011, kind: year, beside: { en: [founded], pl: [założ] } }\n',
  'content/data/people.yaml':
    'anna: { name: Anna, position: { en: E, pl: E }, bio: { en: E, pl: E } }\n',
  'translations.json': '{}',
};

/** The pieces that break a page, in their order. */
const pieces = [
  ['translation-drift', '▸---'],
  ...frontmatter,
  ['', '---\n'],
  ...body.map(([rules, text]) => [rules, `${text}\n`]),
];

it('finds every rule that is broken by one page, at its line', async () => {
  const text = pieces.map(([, piece]) => piece).join('\n');
  const { found } = await checkFixture(
    { 'content/blog/post/pl.mdx': text, ...others },
    allRules.map(({ name }) => name),
  );
  const own = found
    .map((problem) => /^blog\/post\/pl\.mdx:(\d+):\d+ \w+ (.*)$/.exec(problem))
    .flatMap((match) => (match ? [`${match[2]} in line ${match[1]}`] : []));
  let line = 1;
  const expected = pieces.flatMap(([rules = '', piece = '']) => {
    const marked = line + (piece.split('▸')[0]?.split('\n').length ?? 1) - 1;
    line += piece.split('\n').length;
    return rules.split(' ').flatMap((ruleId) => (ruleId ? [`${ruleId} in line ${marked}`] : []));
  });
  expect(own).toEqual(expect.arrayContaining(expected));
  // Rules about file names, pictures, data files and interface texts cannot be broken by a page.
  expect(expected.length).toBeGreaterThan(55);
});
