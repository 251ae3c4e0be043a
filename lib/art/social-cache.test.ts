import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { keep } from '@/lib/files/kept-file';
import { writeTree } from '@/tests/support/temporary-tree';
import { hasCharacter } from './open-sans';
import { drawableText, renderSocialPicture, socialPicture, socialPictureKey } from './social-cache';
import { type SocialPictureProps, socialSize, titleColumn } from './social-picture';

const props = (title: string, more: Partial<SocialPictureProps> = {}): SocialPictureProps => ({
  title,
  area: '',
  art: 'quiet',
  seed: 'page',
  ...more,
});

const known = new Map<string, Promise<Buffer>>();

/** The picture of a title, in shades of grey. */
const pixels = (title: string) => {
  const draw = async () =>
    sharp(await renderSocialPicture(props(title)))
      .greyscale()
      .raw()
      .toBuffer();
  const drawing = known.get(title) ?? draw();
  known.set(title, drawing);
  return drawing;
};

/** First and last column in which a picture differs clearly from the one without a title, in pixels. */
async function titleColumns(title: string): Promise<[first: number, last: number]> {
  const [drawn, empty] = [await pixels(title), await pixels(' ')];
  let [first, last]: [number, number] = [socialSize.width, -1];
  for (const [index, value] of drawn.entries()) {
    if (Math.abs(value - (empty[index] ?? 0)) < 64) continue;
    const column = index % socialSize.width;
    [first, last] = [Math.min(first, column), Math.max(last, column)];
  }
  return [first, last];
}

describe('a social picture', () => {
  it('is 1200 × 630 pixels and light', async () => {
    const picture = await renderSocialPicture(props('Zażółć gęślą jaźń', { art: 'slabs' }));
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(picture.length).toBeLessThan(120 * 1024);
  });

  it('has a letter of its own for each of the Polish ones, small and large', async () => {
    const polish = [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'];
    const plain = [...'acelnoszACELNOSZ'];
    // Boxes in place of letters that a font lacks would all look the same.
    const drawn = await Promise.all([' ', ...polish, ...plain].map(pixels));
    const different = new Set(drawn.map((picture) => picture.toString('base64')));
    expect(different.size).toBe(1 + polish.length + plain.length);
    expect(drawableText(polish.join(''))).toBe(polish.join(''));
  }, 30_000);

  it.each([
    'Konstantynopolitańczykowianeczka'.repeat(3),
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'Odpowiedzialność za bezpieczeństwo danych w chmurze publicznej: kto, kiedy, dlaczego',
  ])('keeps its title in its column: %s', async (title) => {
    const [first, last] = await titleColumns(title);
    expect(first).toBeGreaterThanOrEqual(70);
    expect(last).toBeGreaterThan(first);
    expect(last).toBeLessThanOrEqual(72 + titleColumn);
  });

  it('is the same each time, whatever is drawn before it or beside it', async () => {
    const titles = ['Chmura', 'Kubernetes platform that your team runs', 'Odpowiedzialność'];
    const drawn = () => Promise.all(titles.map((title) => renderSocialPicture(props(title))));
    const first = await drawn();
    titles.reverse();
    expect((await drawn()).reverse()).toEqual(first);
  });

  it('sets the area in one line, and title and area on any motif', async () => {
    const area = 'A name of an area that no menu would have room for, and no picture either';
    const picture = await renderSocialPicture(props('Title', { area, art: 'waves' }));
    const short = await renderSocialPicture(props('Title', { area: 'Area', art: 'waves' }));
    const [bare, drawn] = await Promise.all(
      [short, picture].map((file) =>
        sharp(file).extract({ left: 702, top: 0, width: 498, height: 630 }).raw().toBuffer(),
      ),
    );
    expect(bare && drawn?.equals(bare)).toBe(true);
    // Another area is drawn, and in the rows of one line of its 26 pixels.
    const [one, other] = await Promise.all(
      [short, picture].map((file) => sharp(file).greyscale().raw().toBuffer()),
    );
    const rows = [...(one ?? [])].flatMap((value, index) =>
      value === other?.[index] ? [] : [Math.floor(index / socialSize.width)],
    );
    expect(rows).not.toEqual([]);
    expect((rows.at(-1) ?? 0) - (rows[0] ?? 0)).toBeLessThan(1.4 * 26);
  });

  it('draws what it says it can draw, and no boxes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const kept = drawableText(text);
        expect(drawableText(kept)).toBe(kept);
        const isDrawn = (letter: string) =>
          hasCharacter(letter) || [...letter.normalize('NFD')].every(hasCharacter);
        expect([...kept].filter((letter) => !isDrawn(letter))).toEqual([]);
      }),
    );
  });

  it('is drawn of a word without an end, too', async () => {
    const [first, last] = await titleColumns('m'.repeat(10_000));
    expect(first).toBeGreaterThanOrEqual(70);
    expect(last).toBeGreaterThan(first);
    expect(last).toBeLessThanOrEqual(72 + titleColumn);
  });

  it('leaves out letters that its fonts do not have', () => {
    expect(drawableText('Costs ☁️ of 云 cloud – “ЀA”')).toBe('Costs of cloud – “A”');
    expect(drawableText('two\nlines')).toBe('two lines');
    expect(drawableText('A\u0328 cafe\u0301 ǟ')).toBe('Ą café ǟ');
  });
});

describe('the cache of social pictures', () => {
  it('renders a picture once, and another when anything in it changes', async () => {
    const cache = path.join(writeTree({}), 'social');
    const first = await socialPicture(props('One'), cache);
    expect(await socialPicture(props('One'), cache)).toEqual(first);
    const names = readdirSync(cache);
    expect(names).toHaveLength(1);
    // What lies there comes back, as nothing would that is rendered again.
    const other = await renderSocialPicture(props('Two'));
    expect(other).not.toEqual(first);
    keep(path.join(cache, names[0] ?? ''), other);
    expect(await socialPicture(props('One'), cache)).toEqual(other);
    const keys = [
      props('One'),
      props('Two'),
      props('One', { area: 'Area' }),
      props('One', { art: 'layers' }),
      props('One', { art: 'layers', seed: 'other' }),
    ].map(socialPictureKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('renders a picture again whose file is damaged', async () => {
    const cache = path.join(writeTree({}), 'social');
    const whole = await socialPicture(props('One'), cache);
    const [name = ''] = readdirSync(cache);
    const file = path.join(cache, name);
    writeFileSync(file, readFileSync(file).subarray(0, -20));
    expect(await socialPicture(props('One'), cache)).toEqual(whole);
  });
});
