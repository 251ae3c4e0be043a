import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { samplePictures, sampleSvg } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import pictureLoader from './picture-loader';
import { pictureOfPage } from './picture-of-page';
import { pictureResponse, variantResponse } from './serve-pictures';

const directory = `${writeTree({
  'secret.svg': sampleSvg(),
  'content/services/plan/en.mdx': page(),
  'content/services/plan/diagram.svg': sampleSvg(),
  'content/services/plan/art/photo.jpg': samplePictures.jpg,
})}/content`;

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

  it('is a variant made at once, or says why there is none', async () => {
    const { src } = pictureOfPage('/examples/portrait-tall.jpg', 'home');
    const response = await variantResponse(pictureLoader({ src, width: 64 }));
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const missing = await variantResponse('/pictures/variants/a.jpg/0123456789ab-64-75.webp');
    expect([missing.status, await missing.text()]).toEqual([
      404,
      'a.jpg: there is no such picture with this content',
    ]);
  });
});
