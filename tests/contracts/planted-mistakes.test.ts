import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';

/**
 * A mistake: the rule it breaks, the file, and how it gets there. `▸` is before the place at which it
 * must be reported.
 */
type Mistake = { ruleId: string; file: string; find?: RegExp; put: string };

/** Put behind the text of a page. */
const append = (ruleId: string, file: string, put: string): Mistake => ({ ruleId, file, put });

/** Put in place of what a pattern finds. */
const replace = (ruleId: string, file: string, find: RegExp, put: string): Mistake => ({
  ruleId,
  file,
  find,
  put,
});

const section = (id: string, text: string) =>
  `\n<Section id="${id}">\n\n## Planted ${id}\n\n${text}\n\n</Section>\n`;

const mistakes: Mistake[] = [
  replace('frontmatter-key', 'thank-you/en.mdx', /^shortTitle:/m, '▸sumary: x\nshortTitle:'),
  replace(
    'frontmatter-value',
    'case-studies/first-client/en.mdx',
    /^industry: .*$/m,
    'industry: ▸saaas',
  ),
  replace('frontmatter-value', 'thank-you/pl.mdx', /^description: .*$/m, 'description: ▸Za krótko'),
  replace('frontmatter-value', 'home/en.mdx', /^---\n/, '---\nupdateDate: ▸2026-02-30\n'),
  replace('frontmatter-value', 'home/pl.mdx', /^---\n/, '---\ndraft: ▸może\n'),
  replace('unknown-entry', 'blog/first-post/en.mdx', /^author: .*$/m, 'author: ▸nobody'),
  replace('unknown-entry', 'blog/first-post/pl.mdx', /^tags: .*$/m, 'tags: [▸kubernets, dora]'),
  append('unknown-block', 'home/en.mdx', section('p-1', '▸<Calout heading="A" />')),
  append(
    'unknown-block',
    'home/pl.mdx',
    section('p-2', '▸<FeaturesList>\n\nTekst.\n\n</FeaturesList>'),
  ),
  append(
    'block-prop',
    'home/en.mdx',
    section('p-3', '<ButtonLink href="/home" label="Write to us" ▸lable="Go" />'),
  ),
  append('block-prop', 'home/pl.mdx', section('p-4', '▸<ButtonLink href="/contact-us" />')),
  append(
    'block-prop',
    'services/finops/en.mdx',
    section('p-5', '<FeatureList columns={▸5}>\n\n</FeatureList>'),
  ),
  append(
    'block-prop',
    'services/finops/pl.mdx',
    '\n<Section id="▸Zły Id">\n\nTekst.\n\n</Section>\n',
  ),
  append(
    'literal-props',
    'services/finops/en.mdx',
    section('p-6', '<RelatedPages pages={▸pages} />'),
  ),
  append(
    'literal-props',
    'services/finops/pl.mdx',
    section('p-7', '<ButtonLink href="/home" label={▸f()} />'),
  ),
  append(
    'block-place',
    'services/finops/en.mdx',
    section('p-8', '▸<Feature heading="Alone">\n\nText.\n\n</Feature>'),
  ),
  append(
    'block-children',
    'services/finops/pl.mdx',
    section('p-9', '<StepTimeline>\n\n▸Tekst poza krokiem.\n\n</StepTimeline>'),
  ),
  append('raw-html', 'products/platform/en.mdx', section('p-10', 'Some ▸<b>bold</b> text.')),
  append(
    'no-code',
    'products/platform/en.mdx',
    section('p-11', 'The year is ▸{new Date().getFullYear()}.'),
  ),
  append('no-code', 'products/platform/pl.mdx', '\n▸import fs from "node:fs"\n'),
  append('heading-level', 'products/platform/pl.mdx', '\n▸# Drugi tytuł strony\n'),
  append('heading-skip', 'products/platform/en.mdx', section('p-12', '▸#### Too deep')),
  append(
    'duplicate-id',
    'products/platform/pl.mdx',
    `${section('p-13', 'Raz.')}\n<Section id="▸p-13">\n\nDwa.\n\n</Section>\n`,
  ),
  append(
    'dead-link',
    'services/security-compliance/en.mdx',
    section('p-14', 'See ▸[costs](/services/finopps).'),
  ),
  append(
    'dead-link',
    'services/security-compliance/en.mdx',
    section('p-15', '<RelatedPages pages={["/home", ▸"/nowhere"]} />'),
  ),
  append(
    'dead-link',
    'services/security-compliance/en.mdx',
    section('p-16', 'See ▸[openings](/career).'),
  ),
  append(
    'dead-link',
    'services/security-compliance/pl.mdx',
    section('p-17', 'Zobacz ▸[platformę](/products/app-platform).'),
  ),
  append(
    'dead-anchor',
    'services/security-compliance/pl.mdx',
    section('p-18', 'Zobacz ▸[ofertę](#nie-ma-mnie).'),
  ),
  append(
    'dead-anchor',
    'services/security-compliance/pl.mdx',
    section('p-19', 'Zobacz ▸[oferty](/career#oferti).'),
  ),
  append(
    'address-as-link',
    'case-studies/pl.mdx',
    section('p-20', 'Zobacz ▸[koszty](/pl/uslugi/finops).'),
  ),
  append(
    'insecure-link',
    'case-studies/en.mdx',
    section('p-21', 'See ▸[the rules](http://example.org/rules).'),
  ),
  append(
    'link-text',
    'case-studies/en.mdx',
    section('p-22', 'For costs ▸[click here](/services/finops).'),
  ),
  append(
    'link-text',
    'case-studies/pl.mdx',
    section('p-23', 'O kosztach ▸[tutaj](/services/finops).'),
  ),
  append(
    'bare-address',
    'case-studies/en.mdx',
    section('p-24', 'See ▸https://www.finops.org/ for more.'),
  ),
  replace('expired', 'contact-us/en.mdx', /^---\n/, '---\nexpires: ▸2020-01-01\n'),
  append('placeholder-text', 'contact-us/en.mdx', section('p-25', '▸Lorem ipsum dolor sit amet.')),
  append('doubled-word', 'contact-us/en.mdx', section('p-26', 'This is the ▸the second line.')),
  append('straight-quotes', 'contact-us/pl.mdx', section('p-27', 'To jest ▸"cytat” z tekstu.')),
  append('wrong-dash', 'contact-us/pl.mdx', section('p-28', 'Koszty ▸- te małe – rosną.')),
  append('misspelling', 'contact-us/en.mdx', section('p-30', 'We ▸recieve your letter.')),
  append('misspelling', 'contact-us/pl.mdx', section('p-31', 'List ▸bedzie przeczytany.')),
  append(
    'merge-conflict',
    'products/app-platform/en.mdx',
    '\n▸<<<<<<< HEAD\nOne version.\n=======\nSee [another](/nowhere).\n>>>>>>> branch\n',
  ),
  append('mdx-syntax', 'blog/en.mdx', '\nLess than ▸<5 items.\n'),
  append(
    'picture-missing',
    'case-studies/first-client/pl.mdx',
    section('p-29', '▸![Schemat migracji](nie-ma.svg)'),
  ),
];

const expected: { file: string; line: number; column: number; ruleId: string }[] = [];

/** A text with its own mistakes in it and the marks taken out; where those stood is noted. */
function planted(file: string, intact: string): string {
  let text = intact;
  for (const { find, put, ruleId } of mistakes.filter((mistake) => mistake.file === file)) {
    const marked = put.replace('▸', `▸${ruleId}▸`);
    const broken = find ? text.replace(find, () => marked) : text + marked;
    expect(broken, `${ruleId} in ${file}`).not.toBe(text);
    text = broken;
  }
  const marks = /▸([a-z-]+)▸/g;
  for (const { index, 1: ruleId = '' } of text.matchAll(marks)) {
    const lines = text.slice(0, index).replace(marks, '').split('\n');
    expected.push({ file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ruleId });
  }
  return text.replace(marks, '');
}

it('finds nothing in the small site as it is', async () => {
  expect(
    (await checkContent(writeTree(smallSite), blockSchemas, { now: new Date() })).problems,
  ).toEqual([]);
});

it('lists exactly the 44 mistakes planted in a small site, each at its place', async () => {
  expect(mistakes).toHaveLength(44);
  const files = Object.entries(smallSite).map(([file, text]) => [file, planted(file, text)]);
  const { problems } = await checkContent(writeTree(Object.fromEntries(files)), blockSchemas, {
    now: new Date(),
  });
  const key = ({ file, line, column, ruleId }: (typeof expected)[number]) =>
    `${file}:${line}:${column} ${ruleId}`;
  expect(problems.map(key).sort()).toEqual(expected.map(key).sort());
  expect(expected).toHaveLength(mistakes.length);
});
