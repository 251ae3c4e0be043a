import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import type { ReviewedPage } from './compare-sites';
import { readRecord, reasonsOf, sharedCode } from './reasons';
import { nameSharedCode } from './shared-code';

/** A record as a build writes it, of one page. */
function recordOf(inputs: Readonly<Record<string, string>>, code = 'a') {
  const names = Object.entries({ 'trail en services/x': 'same', ...inputs });
  const state = {
    code,
    inputs: names,
    files: {},
    pages: {
      '/services/x': { files: [], inputs: names.map((_, at) => at), chunks: [], isContent: true },
    },
  };
  const project = writeTree({ '.cache/site-out.json': JSON.stringify(state), 'out/x.html': '' });
  return readRecord(`${project}/out`, project);
}

const pathnames = { before: '/services/x', after: '/services/x' };
const of = (before: Record<string, string>, after: Record<string, string>, code = 'a') =>
  reasonsOf(recordOf(before), recordOf(after, code), pathnames);

describe('reasons', () => {
  it.each([
    ['property en body services/x', true, 'its own text'],
    ['frontmatter en title services/x', true, 'its own frontmatter'],
    ['frontmatter en title blog/y', false, 'title of blog/y (English)'],
    ['fact en facts.availability', false, 'fact facts.availability'],
    ['data clients', false, 'data file clients.yaml'],
    ['known prices compute', false, 'compute in data file prices.yaml'],
    ['entry prices compute', false, 'compute in data file prices.yaml'],
    ['field people name anna', false, 'name of anna in data file people.yaml'],
    ['message pl blog tags', false, 'interface texts blog.tags (Polish)'],
    ['picture services/x/chart.en.svg', true, 'picture services/x/chart.en.svg'],
    ['picture blog/y/chart.en.svg', false, 'picture blog/y/chart.en.svg'],
  ])('name what a page is made of: %s', (name, isOwn, words) => {
    expect(of({ [name]: 'one' }, { [name]: 'two' })).toEqual({
      id: 'services/x',
      isOwn,
      words: [words],
    });
  });

  it('are none where nothing differs, and the code where that does', () => {
    expect(of({ consent: 'one' }, { consent: 'one' })?.words).toEqual([]);
    expect(of({}, {}, 'b')?.words).toEqual([sharedCode]);
  });

  it('are not known of a site without a record', () => {
    expect(readRecord('nowhere')).toBeUndefined();
    expect(reasonsOf(undefined, recordOf({}), pathnames)).toBeUndefined();
  });
});

describe('shared code', () => {
  const page = (): ReviewedPage => ({
    pathname: '/',
    language: 'en',
    family: '/',
    title: '',
    status: 'affected',
    changes: [],
    blocks: [],
    reasons: { id: 'no-such-page', isOwn: false, words: [sharedCode] },
  });

  it('is named by file; blocks that a page does not use, tests and tools are no reason', () => {
    const one = page();
    nameSharedCode(
      [one],
      [
        'app/theme.css',
        'components/blocks/callout/callout.tsx',
        'components/ui/button/button.test.tsx',
        'content/home/en.mdx',
        'docs/review.md',
        'scripts/review.ts',
      ],
    );
    expect(one.reasons?.words).toEqual(['app/theme.css']);
  });
});
