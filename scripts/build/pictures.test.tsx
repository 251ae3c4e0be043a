import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/ui/picture/picture';
import { filesBelow } from '@/lib/files/files-below';
import { pictureHash } from '@/lib/pictures/picture-of-page';
import { variantPathname } from '@/lib/pictures/variant-pathname';
import { auditPictures } from '@/tests/support/picture-audit';
import { drawing, photograph, sampleSvg } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { makePictures, namedPictures } from './pictures';

/** Encoders take their time on a busy machine (ms). */
const timeout = 60_000;

/** A site of one page with a photograph, which is on the first screen, and drawings; nothing is in `public/`. */
const [hall, bars] = [await photograph(700, 600, 1.5), await drawing(300, 200)];
const content = writeTree({
  'home/hall (1), Łódź.jpg': hall,
  'home/bars.png': bars,
  'home/moje koszty.svg': sampleSvg(),
  'home/draft.svg': sampleSvg(),
});
const options = { folders: [content], cache: writeTree({}) };

const widest = (file: string, bytes: Buffer, width: number) =>
  variantPathname({ file, hash: pictureHash(bytes), width, quality: 75, format: 'webp' });

const siteOf = (pictures: React.ReactNode) =>
  writeTree({
    'index.html': renderToStaticMarkup(
      <html lang="en">
        <body>{pictures}</body>
      </html>,
    ),
  });

const site = () =>
  siteOf(
    <>
      <Picture src={widest('home/hall (1), Łódź.jpg', hall, 700)} alt="" isEager />
      <Picture src={widest('home/bars.png', bars, 300)} alt="" />
      <Picture src="/pictures/home/moje%20koszty.svg" alt="" />
    </>,
  );

const make = (directory: string) =>
  makePictures(directory, filesBelow(directory), content, options);

const named = (text: string) => [...namedPictures(writeTree({ 'a.txt': text }), ['a.txt']).keys()];

describe('the pictures that a site names', () => {
  const [a, b] = [widest('blog/post/hall.jpg', hall, 640), '/pictures/home/a%20b.svg'];

  it.each([
    ['HTML', `<img srcset="${a} 640w, ${b} 1080w" src="${b}">`, [a, b]],
    ['what the router loads', JSON.stringify(JSON.stringify({ srcSet: `${a} 640w` })), [a]],
    ['an address with an origin', `<meta content="https://www.acme.example${a}">`, [a]],
    ['a name that only looks alike', `/pictures/variants/ and hall.jpg ${a}x`, []],
  ])('are found in %s', (_name, text, expected) => expect(named(text)).toEqual(expected));

  it('are told with the first file that names them', () => {
    const directory = writeTree({ 'blog/post.txt': `1:["$","img",{"src":"${a}"}]` });
    expect([...namedPictures(directory, filesBelow(directory))]).toEqual([[a, 'blog/post.txt']]);
  });
});

describe('a build', { timeout }, () => {
  it('makes exactly the pictures that pages name, as they say they are', async () => {
    const directory = site();
    const count = await make(directory);
    expect(count).toBeGreaterThanOrEqual(6);
    const made = filesBelow(directory).filter((file) => file.startsWith('pictures/'));
    expect(made).toHaveLength(count);
    expect(made.filter((file) => file.endsWith('.svg'))).toEqual(['pictures/home/moje koszty.svg']);
    expect(await auditPictures(directory)).toEqual([]);
  });

  it('stops at broken pictures, naming all of them and where they are named', async () => {
    const cut = hall.subarray(0, hall.length / 2);
    const other = Buffer.from('text');
    const directory = siteOf(
      <>
        <Picture src={widest('a/cut.jpg', cut, 64)} alt="" />
        <Picture src={widest('b/other.png', other, 64)} alt="" />
        <Picture src={widest('c/gone.png', bars, 64)} alt="" />
        <Picture src={widest('home/bars.png', bars, 300)} alt="" />
      </>,
    );
    const folders = [content, writeTree({ 'a/cut.jpg': cut, 'b/other.png': other })];
    const making = makePictures(directory, ['index.html'], content, { ...options, folders });
    const lines = (await making.catch(String)).toString().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/a\/cut\.jpg: .+ \(named in index\.html\)$/),
      expect.stringMatching(/b\/other\.png: .+ \(named in index\.html\)$/),
      expect.stringMatching(/c\/gone\.png: there is no such picture .+ \(named in index\.html\)$/),
    ]);
  });
});
