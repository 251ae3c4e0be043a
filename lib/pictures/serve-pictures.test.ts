import { describe, expect, it } from 'vitest';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { page, people } from '@/tests/support/marked-content';
import { samplePictures, sampleSvg } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { drawings, hiddenPictures, pictureFiles, pictureResponse } from './serve-pictures';

/** All pages of a tree on a day on which some of them are not to be seen yet. */
const pagesIn = (tree: string) =>
  createRegistry({
    ...readContent(tree),
    now: new Date('2026-11-20T12:00:00Z'),
    isPreview: false,
  }).all;

const directory = `${writeTree({
  'secret.svg': sampleSvg(),
  'content/services/plan/en.mdx': page(),
  'content/services/plan/diagram.svg': sampleSvg(),
  'content/services/plan/art/photo.jpg': samplePictures.jpg,
})}/content`;

describe('the files that are published as they are', () => {
  it('are all drawings, but no originals of raster pictures and no texts', () => {
    expect(drawings(pagesIn(directory), directory)).toEqual(['services/plan/diagram.svg']);
  });
});

describe('the response', () => {
  it('holds the bytes of the file and its type', async () => {
    const response = pictureResponse('services/plan/art/photo.jpg', directory);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePictures.jpg);
  });

  it('lets nothing in an SVG run that is opened by itself', () => {
    const { headers } = pictureResponse('services/plan/diagram.svg', directory);
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it.each([
    'services/plan/en.mdx',
    'services/plan/missing.svg',
    '../secret.svg',
    'services/../../secret.svg',
    '/etc/a.svg',
    '',
  ])('is not found for %j', (file) => {
    expect(pictureResponse(file, directory).status).toBe(404);
  });
});

const site = writeTree({
  'data/people.yaml': people,
  'live/en.mdx': page(),
  'live/a.svg': sampleSvg(),
  'draft/en.mdx': page('Text.\n', 'draft: true'),
  'draft/art/a.svg': sampleSvg(),
  'half/en.mdx': page('Text.\n', 'draft: true'),
  'half/pl.mdx': page(),
  'half/a.svg': sampleSvg(),
  'blog/en.mdx': page('![Costs](post/named.svg)\n'),
  'blog/post/en.mdx': page('Text.\n', 'category: blog', 'date: 2999-01-01', 'author: anna'),
  'blog/post/named.svg': sampleSvg(),
  'blog/post/own.svg': sampleSvg(),
  'blog/past/en.mdx': page('Text.\n', 'category: blog', 'date: 2026-11-20', 'author: anna'),
  'blog/past/own.svg': sampleSvg(),
  'lonely/a.svg': sampleSvg(),
  'mixed/en.mdx': page(
    '![Plan](plan.svg) ![Old](art/old-plan-pl.svg) ![Ż](moje%20koszty%20%C5%BC.svg) ![A](a\\_b.svg)\n',
  ),
  'mixed/pl.mdx': page(
    '![Plan](plan.svg) ![Plan](plan-pl.svg) ![Plan](new.svg) ![Ż](<moje koszty ż.svg>) ![A](a_b.svg)\n',
    'draft: true',
  ),
  'mixed/plan.svg': sampleSvg(),
  'mixed/plan-pl.svg': sampleSvg(),
  'mixed/art/old-plan-pl.svg': sampleSvg(),
  'mixed/art/new.svg': sampleSvg(),
  'mixed/new.svg': sampleSvg(),
  'mixed/moje koszty ż.svg': sampleSvg(),
  'mixed/a_b.svg': sampleSvg(),
  'mixed/part/en.mdx': page('![Plan](plan.svg)\n', 'draft: true'),
  'mixed/part/plan.svg': sampleSvg(),
});
const pages = pagesIn(site);

it.each([
  ['of a page that is live', 'live/a.svg', false],
  ['of a draft, in a folder of its own', 'draft/art/a.svg', true],
  ['of a page that is live in one language', 'half/a.svg', false],
  ['of a scheduled post', 'blog/post/own.svg', true],
  ['of a scheduled post that a live page shows', 'blog/post/named.svg', false],
  ['of a post that has come', 'blog/past/own.svg', false],
  ['of no page', 'lonely/a.svg', false],
  ['that both languages show, one of them hidden', 'mixed/plan.svg', false],
  ['that only the hidden language shows', 'mixed/plan-pl.svg', true],
  ['whose name ends like that of a hidden one', 'mixed/art/old-plan-pl.svg', false],
  ['that the hidden language shows, of a shown folder', 'mixed/new.svg', true],
  ['of a mixed page that no language shows', 'mixed/art/new.svg', false],
  ['that the live language names percent-encoded', 'mixed/moje koszty ż.svg', false],
  ['that the live language names with an escape', 'mixed/a_b.svg', false],
  ['of a draft below a page that shows one of the same name', 'mixed/part/plan.svg', true],
])('knows whether a picture %s is hidden', (_name, picture, isHidden) => {
  expect(hiddenPictures(pages)(picture)).toBe(isHidden);
});

it('leaves pictures of drafts out, in all builds but previews', () => {
  expect(pictureFiles(pages, site, false)).not.toContain('draft/art/a.svg');
  expect(pictureFiles(pages, site, true)).toContain('draft/art/a.svg');
});
