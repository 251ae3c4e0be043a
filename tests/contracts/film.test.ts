import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filmFile, filmNames, filmSize } from '@/lib/art/film';
import { labelFaults } from '@/lib/diagrams/drawing';
import { locales } from '@/lib/i18n/locales';
import { captionsFile, cuesOf } from '@/scripts/art/film/captions';
import { filmFrame } from '@/scripts/art/film/frame';
import { filmScenes } from '@/scripts/art/film/scenes';
import { sceneNames } from '@/scripts/art/film/texts';

describe.each(locales)('the film in language %s', (locale) => {
  const scenes = filmScenes(locale);
  const length = scenes.reduce((sum, { duration }) => sum + duration, 0);

  it('is a minute to a minute and a half long and has all scenes', () => {
    expect(scenes.map(({ name }) => name)).toEqual([...sceneNames]);
    expect(length).toBeGreaterThanOrEqual(60);
    expect(length).toBeLessThanOrEqual(90);
  });

  it('leaves no placeholder and no label without room', () => {
    expect(JSON.stringify(scenes)).not.toMatch(/\{[\w.-]+\}/);
    expect(scenes.flatMap(({ drawing }) => (drawing ? labelFaults(drawing) : []))).toEqual([]);
  });

  it('has captions that follow each other and stay long enough to be read', () => {
    const cues = cuesOf(scenes);
    const overlapping = cues.filter(({ from }, index) => from < (cues[index - 1]?.to ?? 0) - 1e-6);
    expect(overlapping).toEqual([]);
    expect(cues.at(-1)?.to).toBeLessThanOrEqual(length);
    // 20 characters a second is what readers of captions manage.
    const hasty = cues.filter(({ from, to, text }) => text.length / (to - from) > 20);
    expect(hasty).toEqual([]);
    expect(captionsFile(scenes, locale)).toMatch(
      /^WEBVTT\n\n00:00:00\.500 --> 00:00:05\.500\n\S.*\n\n/,
    );
  });

  it('shows more of a scene as time passes, and nothing of the one before', () => {
    const [first, second] = scenes;
    const bandsAt = (time: number) => filmFrame(scenes, time).match(/<rect/g)?.length ?? 0;
    const begins = first?.duration ?? 0;
    expect(bandsAt(begins)).toBe(1);
    expect(bandsAt(begins + 1.5)).toBeGreaterThan(1);
    expect(bandsAt(begins + 4)).toBeGreaterThan(bandsAt(begins + 1.5));
    // Once all is there, only the band that tells the time moves.
    const still = (time: number) => filmFrame(scenes, begins + time).split('\n')[2];
    expect(still(5)).toBe(still((second?.duration ?? 0) - 1));
  });

  it('has its files: light ones, all of its captions, a still of its size', async () => {
    for (const film of filmNames)
      for (const ending of ['webm', 'mp4', 'vtt', 'webp'] as const) {
        const file = path.join('public', filmFile(film, locale, ending));
        expect(existsSync(file), file).toBe(true);
        expect(statSync(file).size, file).toBeLessThan(1_500_000);
      }
    const [film] = filmNames;
    const captions = readFileSync(path.join('public', filmFile(film, locale, 'vtt')), 'utf8');
    expect(captions.match(/ --> /g)).toHaveLength(cuesOf(scenes).length);
    const still = await sharp(path.join('public', filmFile(film, locale, 'webp'))).metadata();
    expect({ width: still.width, height: still.height }).toEqual(filmSize);
  });
});
