import { describe, expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';

const faults = [
  [
    'no page at all',
    '/services/finosp',
    'no page "services/finosp"; did you mean `/services/finops`',
  ],
  ['a page that English lacks', '/career', 'page "career" does not exist in English'],
  ['a draft', '/plans', 'page "plans" is a draft: visitors would find nothing there'],
] as const;

describe('in running text', () => {
  it.each(faults)('reports a link to %s', (_name, href, words) => {
    expectProblem(page(`Zażółć 😀 ▸[text](${href}) more\n`), 'dead-link', words);
  });

  it.each(faults)('reports a reference that leads to %s', (_name, href, words) => {
    expectProblem(page(`[text][a] and [b][a]\n\n▸[a]: ${href}\n`), 'dead-link', words);
  });

  it.each([
    ['an address without a scheme', 'blog/post', '"blog/post" is no link'],
    ['another host without a scheme', '//a.example', '"//a.example" is no link'],
    ['a script', 'javascript:alert(1)', '"javascript:alert(1)" is no link'],
  ])('reports a link to %s', (_name, href, words) => {
    expectProblem(page(`Text ▸[text](${href})\n`), 'dead-link', words);
  });

  it('reports a page that only the other language has', () => {
    const words = 'page "plans" does not exist in Polish';
    expectProblem(page('▸[a](/plans)\n'), 'dead-link', words, 'services/finops/pl.mdx');
  });

  it('says how links name a page when none is near', () => {
    expectProblem(
      page('▸[a](/pl/uslugi/finops-dla-firm)\n'),
      'dead-link',
      'links name a page by its folder below content/',
    );
  });

  it('reports a post that is scheduled', () => {
    const { problems, places } = checkMarked(
      page(
        '▸[text](/blog/b)\n',
        'category: blog',
        'date: 2026-12-24',
        'scheduled: true',
        'author: anna',
      ),
      'blog/b/en.mdx',
    );
    const message = 'page "blog/b" is scheduled for later: visitors would find nothing there';
    expect(problems).toEqual([{ ...places[0], rule: 'dead-link', message }]);
  });

  it.each([
    '/services/finops',
    '/services/finops?type=offer',
    '/services/finops#how',
    '#how',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+48220000000',
  ])('accepts %s', (href) => {
    expect(checkMarked(page(`## How\n\n[a](${href})\n`)).problems).toEqual([]);
  });
});

describe('in properties', () => {
  it.each(faults)('reports a link to %s at its value', (_name, href, words) => {
    expectProblem(page(`Ż\n\n<LinkCard label="A" href="▸${href}" />\n`), 'dead-link', words);
  });

  it.each(faults)('reports a link to %s at its own place in a list', (_name, href, words) => {
    const list = `[\n  "/services/finops",\n  ▸"${href}",\n]`;
    expectProblem(page(`Żółw\n\n<RelatedPages pages={${list}} />\n`), 'dead-link', words);
  });

  it('reports every dead link of a list', () => {
    const body = '<RelatedPages pages={[▸"/a-page", "/services/finops", ▸"/plans"]} />\n';
    const { problems, places } = checkMarked(page(body));
    expect(problems.map(({ file, line, column }) => ({ file, line, column }))).toEqual(places);
  });

  it.each([
    ['a property', 'label="A" href="▸http://a.example"', 'LinkCard', '`href`: expected a page id'],
    ['a list', 'pages={["/plans", ▸"http://a.example"]}', 'RelatedPages', '`pages.1`: expected'],
  ])('reports an unencrypted address in %s', (_name, attributes, block, words) => {
    expectProblem(page(`<${block} ${attributes} />\n`), 'block-prop', words);
  });
});
