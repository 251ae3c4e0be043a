import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import { renderMdx } from '@/tests/support/render-mdx';
import { fromIndexed } from './folded-letters';
import { isSearchable, pageRecord, searchKindOf } from './page-record';

const pageWith = (frontmatter: Record<string, unknown>, id = 'services/finops') =>
  pageIn(registryOf([documentOf(`${id}/en`, frontmatter)]), id, 'en');

const html =
  '<html><body><header>Menu</header><main id="content"><h1>FinOps</h1></main></body></html>';

describe('what the index gets of a page', () => {
  it('is its main content, its title and the words it can be searched by', () => {
    const record = pageRecord(pageWith({ search: { words: ['cloud bill'] } }), html);
    expect(record.url).toBe('/services/finops');
    const { document } = new JSDOM(record.content).window;
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('main h1')?.textContent).toBe('FinOps');
    expect(document.querySelector('main p')?.textContent).toContain('cloud bill');
    expect(document.querySelector('[data-pagefind-meta^="kind"]')?.getAttribute('content')).toBe(
      'services',
    );
    expect(record.content).not.toContain('Menu');
  });

  it('stays a text whatever a title holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        const page = {
          ...pageWith({}),
          frontmatter: { ...pageWith({}).frontmatter, title: words },
        };
        const { document } = new JSDOM(pageRecord(page, html).content).window;
        expect(document.querySelectorAll('main > *')).toHaveLength(3);
      }),
    );
  });

  it.each([
    ['<cite>14.10.2026</cite><span>4 minutes</span>', '14.10.2026 4 minutes'],
    ['<a>Contact us</a><p>What</p>', 'Contact us What'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['<h2>Plan<span>1</span></h2><strong>A</strong><em>B</em>', 'Plan 1 A B'],
    ['<dt>Body</dt><dd><a>TÜV</a></dd><label>x</label>y', 'Body TÜV x y'],
    // What is in a word or before a sign stays there.
    ['<p>the <em>Fin</em>Ops of <a>ours</a>, (<b>see</b>)</p>', 'the FinOps of ours, (see)'],
  ])('keeps words of elements apart: %s', (inside, expected) => {
    const record = pageRecord(pageWith({}), `<main>${inside}</main>`);
    const { document } = new JSDOM(record.content).window;
    const text = document.querySelector('main')?.textContent ?? '';
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(expected);
  });

  it.each([
    ['<p class="a" data-b="x > y">Text <a href="/x">of <b>ours</b></a></p>', '<p>Text of ours</p>'],
    ['<h2 id="plan">Plan</h2><img alt="A" src="/a.png"><hr/>', '<h2>Plan</h2>   '],
    ['<div data-teaser=""><div>Card</div><p>Card</p></div>', ''],
    ['<p>A <b aria-hidden="true">→<br></b>B</p>', '<p>A B</p>'],
    ['<div data-pagefind-ignore="all">Away</div>', ''],
    ['<div title="a b" class="c" data-meta>Away</div>', ''],
    ['<div title="What data-meta and data-teaser say">Text</div>', '<div>Text</div>'],
    ['<pre><code>a < b</code></pre><style>.a>b{}</style><p>1 < 2</p>', '<p>1 &lt; 2</p>'],
    ['<a class="b">TÜV<span class="x sr-only"> (opens)</span></a><p hidden>No</p>', 'TÜV'],
  ])('has neither attributes nor what says nothing of its subject: %s', (inside, expected) => {
    const { content } = pageRecord(pageWith({}), `<main>${inside}</main>`);
    const [, texts = ''] = /services">(.*)<\/main>/.exec(content) ?? [];
    expect(texts.replaceAll('> <', '><').trim()).toBe(expected.trim());
  });

  it.each([
    [
      'en',
      'The board’s duty[^a], and **theirs**[^b].\n\n[^a]: Article 5.',
      'The board’s duty, and theirs.',
    ],
    ['pl', 'Uchwała rady[^a] jest ważna[^b][^a].\n\n[^a]: Art. 5.', 'Uchwała rady jest ważna.'],
    ['pl', '## Rada[^a]\n\nTekst.\n\n[^a]: Art. 5 `x`.', 'Rada Tekst.'],
    ['en', '| Body[^a] | Year |\n| - | - |\n| Board | 5[^b] |\n\n[^a]: One.', 'Body Year Board 5'],
    ['en', '- One[^a]\n- **Two**[^b][^a]\n\n[^a]: One.', 'One Two'],
  ] as const)(
    'has no numbers of footnotes and no ways back (%s): %s',
    async (locale, markdown, start) => {
      const body = `${markdown}\n\n[^b]: B.\n`;
      const { body: rendered } = await renderMdx(body, locale);
      const record = pageRecord(pageWith({}), `<main>${rendered.innerHTML}</main>`);
      const { document } = new JSDOM(record.content).window;
      const text = fromIndexed(document.querySelector('main')?.textContent ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      expect(text.startsWith(start), text).toBe(true);
      expect(text).not.toMatch(/[↩#]|\p{L}\d|\d$/u);
    },
  );

  it('is nothing of a page without main content', () => {
    expect(() => pageRecord(pageWith({}), '<html></html>')).toThrow('/services/finops');
  });
});

it('leaves out pages that their writers took out, and the not-found page', () => {
  expect(isSearchable(pageWith({}))).toBe(true);
  expect(isSearchable(pageWith({ search: { isHidden: true } }))).toBe(false);
  expect(isSearchable(pageWith({}, 'not-found'))).toBe(false);
});

it.each([
  ['services/finops', 'services'],
  ['products/platform/network', 'products'],
  ['case-studies/cez', 'case-studies'],
  ['blog/some-post', 'blog'],
  ['discover/legal/dsa', 'legal'],
  ['privacy-policy', 'legal'],
  ['discover/who-we-are', 'company'],
  ['home', 'company'],
])('%s counts among %s', (id, kind) => {
  expect(searchKindOf({ id })).toBe(kind);
});
