import { describe, expect, it } from 'vitest';
import { samplePictures, sampleSvg } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { pictureParams, pictureResponse } from './serve-pictures';

const directory = `${writeTree({
  'secret.svg': sampleSvg(),
  'content/blog/post/en.mdx': 'Text.',
  'content/blog/post/diagram.svg': sampleSvg(),
  'content/blog/post/art/photo.jpg': samplePictures.jpg,
})}/content`;

describe('the files of the route', () => {
  it('are all drawings, but no originals of raster pictures and no texts', () => {
    expect(pictureParams(directory)).toEqual([{ file: ['blog', 'post', 'diagram.svg'] }]);
  });

  it('are never none, which Next.js would refuse', async () => {
    const empty = writeTree({ 'home/en.mdx': 'Text.' });
    expect(pictureParams(empty)).toEqual([{ file: ['none.txt'] }]);
    expect(pictureResponse('none.txt', empty).status).toBe(200);
  });
});

describe('the response', () => {
  it('holds the bytes of the file and its type', async () => {
    const response = pictureResponse('blog/post/art/photo.jpg', directory);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(samplePictures.jpg);
  });

  it('lets nothing in an SVG run that is opened by itself', () => {
    const { headers } = pictureResponse('blog/post/diagram.svg', directory);
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  it.each([
    'blog/post/en.mdx',
    'blog/post/missing.svg',
    '../secret.svg',
    'blog/../../secret.svg',
    '/etc/a.svg',
    '',
  ])('is not found for %j', (file) => {
    expect(pictureResponse(file, directory).status).toBe(404);
  });
});
