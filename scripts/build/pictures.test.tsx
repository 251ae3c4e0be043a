import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Picture } from '@/components/ui/picture/picture';
import { filesBelow } from '@/lib/files/files-below';
import { writeReference } from '@/lib/pictures/variant-pathname';
import { pictureHash, readChoice } from '@/lib/pictures/variants/picture-cache';
import { auditPictures, firstScreenWeight } from '@/tests/support/picture-audit';
import { drawing, photograph } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { chooseFormats, collectVariants, makeVariants } from './pictures';

/** Encoders take their time on a busy machine (ms). */
const timeout = 60_000;

/** A site of one page with a photograph, which is on the first screen, and a drawing; neither is in `public/`. */
const [hall, bars] = [await photograph(700, 600, 1.5), await drawing(300, 200)];
const originals = writeTree({ 'home/hall (1), Łódź.jpg': hall, 'home/bars.png': bars });
const cache = writeTree({});

const reference = (file: string, bytes: Buffer, width: number) => {
  const hash = pictureHash(bytes);
  const hasAvif = readChoice(hash, cache)?.avifQuality !== undefined;
  return writeReference({ file, hash, width, hasAvif });
};

const site = () => {
  const html = renderToStaticMarkup(
    <html lang="en">
      <body>
        <Picture src={reference('home/hall (1), Łódź.jpg', hall, 700)} alt="" isEager />
        <Picture src={reference('home/bars.png', bars, 300)} alt="" />
      </body>
    </html>,
  );
  return writeTree({ 'index.html': html });
};

beforeAll(async () => {
  expect(await chooseFormats([originals], cache)).toBe(2);
}, timeout);

describe('a build', { timeout }, () => {
  it('makes exactly the variants that pages name, as they say they are', async () => {
    const directory = site();
    const { count, made } = await makeVariants(directory, filesBelow(directory), {
      originals: [originals],
      cache,
    });
    expect(count).toBe(collectVariants(directory, filesBelow(directory)).size);
    // What was tried is there: the photograph in both formats, the drawing in one.
    expect(made).toBe(count - 3);
    expect(count).toBeGreaterThanOrEqual(5);
    expect(await auditPictures(directory)).toEqual([]);
  });

  it('makes and looks at nothing twice', async () => {
    expect(await chooseFormats([originals], cache)).toBe(0);
    const directory = site();
    const { count, made } = await makeVariants(directory, filesBelow(directory), {
      originals: [originals],
      cache,
    });
    expect([count > 0, made]).toEqual([true, 0]);
    expect(await auditPictures(directory)).toEqual([]);
  });

  it('reads what only the router will load', async () => {
    const built = site();
    const [pathname = ''] = collectVariants(built, ['index.html']).keys();
    const directory = writeTree({ 'blog/post.txt': `1:["$","img",{"src":"${pathname}"}]` });
    expect(
      [...collectVariants(directory, filesBelow(directory)).values()].map(({ namedIn }) => namedIn),
    ).toEqual([path.join('blog', 'post.txt')]);
  });

  it('stops at broken pictures, naming all of them', async () => {
    const folder = writeTree({
      'a/cut.jpg': hall.subarray(0, hall.length / 2),
      'b/other.png': Buffer.from('text'),
      'c/fine.png': bars,
    });
    const stopped = await chooseFormats([folder], cache).catch(String);
    expect(stopped).toMatch(/a\/cut\.jpg: .+\n.*b\/other\.png: .+/);
    expect(stopped).not.toContain('fine.png');
  });

  it('stops at a variant whose picture is gone, saying where it is named', async () => {
    const nowhere = { originals: [writeTree({})], cache: writeTree({}) };
    await expect(makeVariants(site(), ['index.html'], nowhere)).rejects.toThrow(
      /home\/bars\.png: there is no such picture .*\(named in index\.html\)/,
    );
  });
});

describe('the audit of a built site', { timeout }, () => {
  const built = async () => {
    const directory = site();
    await makeVariants(directory, filesBelow(directory), { originals: [originals], cache });
    const files = [...collectVariants(directory, filesBelow(directory)).keys()].map((pathname) =>
      path.join(directory, decodeURIComponent(pathname)),
    );
    return { directory, files };
  };

  it('finds a picture that is missing', async () => {
    const { directory, files } = await built();
    rmSync(files[0] ?? '');
    expect(await auditPictures(directory)).toEqual([expect.stringContaining('does not exist')]);
  });

  it('finds one of another width or type than its address says', async () => {
    const { directory, files } = await built();
    const [narrow = '', wide = ''] = files.filter((file) => file.includes('bars') === false);
    copyFileSync(wide, narrow);
    expect(await auditPictures(directory)).toEqual([expect.stringContaining('pixels wide')]);
    writeFileSync(narrow, hall);
    expect(await auditPictures(directory)).toEqual([expect.stringContaining('is image/jpeg')]);
  });

  it('finds one that no page names', async () => {
    const { directory, files } = await built();
    const [file = ''] = files;
    const spare = path.join(path.dirname(file), 'ffffffffffff-64-75.webp');
    copyFileSync(file, spare);
    expect(existsSync(spare)).toBe(true);
    expect(await auditPictures(directory)).toEqual([expect.stringContaining('no page names')]);
  });

  it('weighs what is fetched before anyone scrolls, in the width of the screen', async () => {
    const { directory } = await built();
    const [small, large] = [640, 700].map((width) =>
      firstScreenWeight(directory, 'index.html', width),
    );
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(small ?? 0);
  });
});
