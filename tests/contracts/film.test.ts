import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filmFile, filmNames, filmSize } from '@/lib/art/film';
import { locales } from '@/lib/i18n/locales';

/** Seconds of a time of WebVTT, such as `00:01:22.500`. */
const secondsOf = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const films = filmNames.flatMap((film) => locales.map((locale) => ({ film, locale })));

describe.each(films)('the film $film in language $locale', ({ film, locale }) => {
  const fileOf = (ending: Parameters<typeof filmFile>[2]) =>
    path.join('public', filmFile(film, locale, ending));

  it.each(['webm', 'mp4'] as const)('has a light %s', (ending) => {
    expect(statSync(fileOf(ending)).size).toBeLessThan(1_500_000);
  });

  it('has a still of its size', async () => {
    const { width, height } = await sharp(fileOf('webp')).metadata();
    expect({ width, height }).toEqual(filmSize);
  });

  it('has captions that follow each other for at most a minute and a half, and can be read', () => {
    const text = readFileSync(fileOf('vtt'), 'utf8');
    expect(text).toMatch(/^WEBVTT\n\n/);
    const cues = [...text.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)].map(
      ([, from = '', to = '', words = '']) => ({ from: secondsOf(from), to: secondsOf(to), words }),
    );
    expect(cues.length).toBeGreaterThan(10);
    expect(cues.filter(({ from }, index) => from < (cues[index - 1]?.to ?? 0))).toEqual([]);
    expect(cues.at(-1)?.to).toBeLessThanOrEqual(90);
    // 20 characters a second is what readers of captions manage.
    expect(cues.filter(({ from, to, words }) => words.length / (to - from) > 20)).toEqual([]);
  });
});
