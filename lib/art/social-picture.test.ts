import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { writeTree } from '@/tests/support/temporary-tree';
import { socialSize } from './art-names';
import { textOutlines } from './open-sans';
import {
  drawableText,
  type SocialPictureProps,
  socialPicture,
  socialPictureSvg,
  titleColumn,
  titleStyle,
} from './social-picture';

const props = (title: string, more: Partial<SocialPictureProps> = {}): SocialPictureProps => ({
  title,
  art: 'quiet',
  seed: 'page',
  ...more,
});

/** A cache of its own, so that each picture is drawn. */
const draw = (picture: SocialPictureProps) => socialPicture(picture, writeTree({}));

/** The texts of a picture: the left end and the baseline of each letter, in pixels, by colour. */
function placesOf(picture: SocialPictureProps): Map<string, { x: number; y: number }[]> {
  const groups = socialPictureSvg(picture).matchAll(/<g fill="(#\w+)">(.*?)<\/g>/g);
  const names = ['area', 'title', 'company'];
  return new Map(
    [...groups].map(([, , letters = ''], index) => [
      names[index] ?? '',
      [...letters.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      })),
    ]),
  );
}

const baselinesOf = (picture: SocialPictureProps, name: string) => [
  ...new Set((placesOf(picture).get(name) ?? []).map(({ y }) => y)),
];

describe('the title of a social picture', () => {
  it.each([
    ['ab '.repeat(20).slice(0, 19), 68],
    ['ab '.repeat(50).slice(0, 49), 58],
    ['ab '.repeat(70).slice(0, 69), 48],
    ['ab '.repeat(120).slice(0, 119), 42],
    ['m'.repeat(20), 52],
    ['m'.repeat(32), 32],
    ['m'.repeat(10_000), 24],
  ])('is set smaller the longer it or its longest word is: %s', (title, size) => {
    expect(titleStyle(title).size).toBe(size);
  });

  it.each([
    'Konstantynopolitańczykowianeczka'.repeat(3),
    'W'.repeat(60),
    'm'.repeat(10_000),
    'Odpowiedzialność za bezpieczeństwo danych w chmurze publicznej: kto, kiedy, dlaczego',
  ])('keeps in its column: %s', (title) => {
    const letters = placesOf(props(title)).get('title') ?? [];
    const places = letters.map(({ x }) => x);
    expect(places.length).toBeGreaterThan(10);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(72);
    expect(Math.max(...places)).toBeLessThanOrEqual(72 + titleColumn);
    expect(baselinesOf(props(title), 'title').length).toBeLessThanOrEqual(4);
  });

  it('leaves out letters that the font does not have', () => {
    expect(drawableText('Costs ☁️ of 云 cloud – “ЀA”')).toBe('Costs of cloud – “A”');
    expect(drawableText('two\nlines')).toBe('two lines');
    expect(drawableText('A\u0328 cafe\u0301 ǟ')).toBe('Ą café ǟ');
  });

  it('has a letter of its own for each of the Polish ones, small and large', () => {
    const polish = [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'];
    expect(drawableText(polish.join(''))).toBe(polish.join(''));
    const letters = [...polish, ...'acelnoszACELNOSZ'];
    const style = { weight: 700, size: 40, spacing: 0 } as const;
    // Boxes in place of letters that a font lacks would all look the same.
    const outlines = new Set(letters.map((letter) => textOutlines(letter, style, 0, 0)));
    expect(outlines.size).toBe(letters.length);
  });
});

describe('a social picture', () => {
  it('has area, title and provider below each other, the title in the middle between the two', () => {
    const picture = props('One long title that takes several lines of its column', {
      area: 'Usługi',
    });
    const [area, title, company] = ['area', 'title', 'company'].map((name) =>
      baselinesOf(picture, name),
    );
    expect([area?.length, title?.length, company?.length]).toEqual([1, 3, 1]);
    const all = [area, title, company].flatMap((lines) => lines ?? []);
    expect(all).toEqual([...all].sort((one, other) => one - other));
    expect(placesOf(picture).get('company')).toHaveLength(site.company.replace(/ /g, '').length);
    const middleOf = (text: string, more = {}) => {
      const lines = baselinesOf(props(text, more), 'title');
      return ((lines[0] ?? 0) + (lines.at(-1) ?? 0)) / 2;
    };
    expect(middleOf('One', { area: 'Usługi' })).toBeGreaterThan(middleOf('One'));
    // One line and two of the same size have the same middle.
    expect(middleOf('mmmmmmmmmm')).toBeCloseTo(middleOf('mmmmmmmmmm mmmmmmmmmm'), 0);
  });

  it('carries the area’s motif in one of four variations, and leaves no colour to CSS variables', () => {
    const motifOf = (seed: string, title = 'Title') =>
      socialPictureSvg(props(title, { art: 'layers', seed })).split('<g fill')[0] ?? '';
    expect(motifOf('a')).toContain('<path ');
    expect(motifOf('a')).not.toContain('var(');
    expect(motifOf('a', 'One')).toBe(motifOf('a', 'Two'));
    const seeds = Array.from({ length: 100 }, (_, index) => `services/service-${index}`);
    expect(new Set(seeds.map((seed) => motifOf(seed))).size).toBe(4);
  });

  it('is a JPEG of 1200 × 630 pixels, light, and the same each time', async () => {
    const picture = props('Zażółć gęślą jaźń', { art: 'slabs', area: 'Usługi' });
    const [first, second] = await Promise.all([draw(picture), draw(picture)]);
    const expected = { format: 'jpeg', ...socialSize };
    expect(await sharp(first).metadata()).toMatchObject(expected);
    expect(first.length).toBeLessThan(120 * 1024);
    expect(second.equals(first)).toBe(true);
  });
});

it('is drawn anew when anything in it changes, and else comes from the cache', async () => {
  const cache = writeTree({});
  const pictures = [
    props('One'),
    props('Two'),
    props('One', { area: 'Area' }),
    props('One', { art: 'layers' }),
    props('One', { art: 'layers', seed: 'other' }),
  ];
  for (const picture of [...pictures, props('One')]) await socialPicture(picture, cache);
  expect(readdirSync(cache)).toHaveLength(pictures.length);
});
