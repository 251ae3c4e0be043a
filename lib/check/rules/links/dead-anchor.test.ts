import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

const others = {
  'home/en.mdx': page('## First steps at {company}\n\n## First steps at {company}\n', 'path: /'),
  'broken/en.mdx': page('## One\n\n<Section>\n'),
  'misspelt/en.mdx': page('## One\n\n<Setcion>\n\nText\n'),
  'plans/en.mdx': page('Text.\n', 'draft: true'),
  'plain/en.mdx': page('Text.\n'),
};
const messages = (body: string) =>
  messagesOf('dead-anchor', page(body), 'services/finops/en.mdx', others);
const slug = site.company.toLowerCase().replaceAll(' ', '-');

it.each([
  ['an id of this page', '#own'],
  ['an encoded id', '#za%C5%BC%C3%B3%C5%82%C4%87'],
  ['the top of the page', '#top'],
  ['the provider’s name in a heading', `/home#first-steps-at-${slug}`],
  ['a heading that says the same as another', `/home?a=b#first-steps-at-${slug}-1`],
  ['a page that is not there, which dead-link tells', '/nowhere#a'],
  ['a draft, which dead-link tells', '/plans#a'],
  ['a page that cannot be parsed', '/broken#a'],
  ['a page with a misspelt tag that is never closed', '/misspelt#a'],
  ['another site', 'https://a.example/#a'],
  ['no anchor', '/home#'],
])('accepts %s', (_name, href) => {
  expect(messages(`## Own\n\n## Zażółć\n\n[a](${href})\n`)).toEqual([]);
});

it.each([
  ['#onw', 'there is no "#onw" in this page; did you mean `own`?'],
  ['#Own', 'there is no "#Own" in this page; did you mean `own`?'],
  ['#100%', 'there is no "#100%" in this page; expected one of `own`'],
  ['#constructor', 'there is no "#constructor" in this page; expected one of `own`'],
  ['#', '"#" leads nowhere: expected the id of a heading or section'],
  ['/home#a', 'there is no "#a" in page "home" in English; expected one of'],
  [
    '/plain#a',
    'no "#a" in page "plain" in English: it has no heading, and no section with an id, <Section id="a">',
  ],
])('reports %s', (href, words) => {
  expect(messages(`## Own\n\n[a](${href})\n`)).toEqual([expect.stringContaining(words)]);
});

it('names the property', () => {
  expect(messages('## Own\n\n<LinkCard label="a" href="#onw" />\n')).toEqual([
    '`href`: there is no "#onw" in this page; did you mean `own`?',
  ]);
});
