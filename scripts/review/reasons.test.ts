import { describe, expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { sampleSite } from '@/tests/support/review-site';
import { compareSites } from './compare-sites';
import { commonReasons, createReasonFinder } from './reasons';

const registry = registryOf(
  [
    documentOf('services/x/en', {}, '<Callout>Text</Callout>'),
    documentOf('services/x/pl'),
    documentOf('about/en'),
    // A list that no writer wrote names the file that it is made of.
    { ...documentOf('authors/en'), file: 'data/people.yaml' },
  ],
  {
    sections: {
      services: {
        en: { slug: 'services', title: 'Services' },
        pl: { slug: 'uslugi', title: 'Usługi' },
      },
    },
  },
);

const findWith = (changed: readonly string[]) => createReasonFinder(changed, registry, 'content');

const english = { pathname: '/services/x', language: 'en' };
const polish = { pathname: '/pl/uslugi/x', language: 'pl' };
const about = { pathname: '/about', language: 'en' };

/** The words that a review has for one page. */
const wordsFor = (changed: readonly string[], page: typeof english) =>
  commonReasons([findWith(changed)(page)]);

describe('reasons', () => {
  it.each([
    ['content/services/x/en.mdx', true],
    ['content/services/x/chart.en.svg', true],
    ['content/services/x/photo.webp', true],
    ['content/services/_section.yaml', false],
  ])('are the files of a page itself before all that pages share: %s', (file, isOwn) => {
    const changed = ['app/theme.css', 'content/data/facts.yaml', file];
    expect(findWith(changed)(english)).toEqual({
      isOwn,
      own: [file],
      shared: ['app/theme.css', 'content/data/facts.yaml'],
    });
    expect(wordsFor(changed, english)).toEqual([file]);
    expect(findWith(changed)(about)).toMatchObject({ isOwn: false, own: [] });
    expect(wordsFor(changed, about)).toContain('app/theme.css');
  });

  it('are data, interface texts, code and other pages where nothing of the page itself changed', () => {
    const changed = [
      'content/about/en.mdx',
      'content/data/prices.yaml',
      'lib/prices.ts',
      'messages/en/blog.json',
      'messages/pl/blog.json',
    ];
    expect(wordsFor(changed, english)).toEqual(changed.filter((file) => !file.includes('/pl/')));
    expect(wordsFor(changed, polish)).toEqual([
      'content/data/prices.yaml',
      'lib/prices.ts',
      'messages/pl/blog.json',
    ]);
  });

  it('are shared files for lists that are made of them', () => {
    const list = { pathname: '/authors', language: 'en' };
    expect(findWith(['content/data/people.yaml'])(list)).toEqual({
      isOwn: false,
      own: [],
      shared: ['content/data/people.yaml'],
    });
  });

  it('are blocks by their tag where a page uses them, and neither tests nor tools nor notes of commands', () => {
    const changed = [
      '.github/workflows/review.yml',
      'README.md',
      'components/blocks/callout/callout.tsx',
      'components/blocks/callout/callout.css',
      // Its tag begins like the other one.
      'components/blocks/call/call.tsx',
      'components/ui/button/button.test.tsx',
      'content/data/translations.json',
      'docs/review.md',
      'scripts/review.ts',
      'tests/contracts/pages.test.ts',
    ];
    expect(wordsFor(changed, english)).toEqual(['block <Callout>']);
    expect(wordsFor(changed, polish)).toEqual([]);
  });

  it('of several pages are what all of them are made of, whatever else was edited on one', () => {
    const find = findWith(['content/services/x/en.mdx', 'lib/prices.ts', 'messages/pl/blog.json']);
    expect(commonReasons([find(english), find(polish)])).toEqual(['lib/prices.ts']);
    expect(commonReasons([undefined, undefined])).toEqual([]);
  });

  it('are named as far as their number says less', () => {
    const changed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `lib/${name}.ts`);
    expect(wordsFor(changed, english)).toEqual([...changed.slice(0, 5), '2 more']);
  });

  it('tell pages that were edited from those that show what was edited elsewhere', () => {
    const siteOf = (number: number) => {
      const body = `<p>${number} euros</p>`;
      return { site: sampleSite({ '/services/x': body, '/about': body }) };
    };
    const find = findWith(['content/services/x/en.mdx']);
    const { pages } = compareSites(siteOf(10), siteOf(12), find);
    expect(pages.map(({ pathname, status }) => [pathname, status])).toEqual([
      ['/about', 'affected'],
      ['/services/x', 'changed'],
    ]);
    expect(compareSites(siteOf(10), siteOf(12)).pages[0]?.reasons).toBeUndefined();
  });
});
