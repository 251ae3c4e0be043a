import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { filmFile, filmFolder, filmSize } from '@/lib/art/film';
import { type Locale, locales } from '@/lib/i18n/locales';
import { encodeVideo, writeFrames } from './encode-video';
import { captionsFile } from './film/captions';
import { filmFrame } from './film/frame';
import { type FilmScene, filmScenes } from './film/scenes';

/**
 * Renders the film made of the site's diagrams into `public/film/`, in each language: video as WebM and MP4, captions as
 * WebVTT, a still. `npx tsx scripts/art/render-film.ts`, with `--still 20 en` only the picture of a second, to look at.
 * Needs ffmpeg with libvpx and libx264. The files are committed: the build does not render them, so render them anew when a
 * fact or a table changes that they show.
 */
const rate = 10;

/** Second of the film that its still shows: the two sites, all of them drawn. */
const stillAt = 12;

const target = (locale: Locale, ending: Parameters<typeof filmFile>[2]) =>
  path.join('public', filmFile('diagrams', locale, ending));

const lengthOf = (scenes: readonly FilmScene[]) =>
  scenes.reduce((sum, { duration }) => sum + duration, 0);

/** All frames; one that is like the frame before is not drawn again. */
async function* frames(scenes: readonly FilmScene[]): AsyncIterable<Buffer> {
  let [before, pixels] = ['', Buffer.alloc(0)];
  for (let index = 0; index < lengthOf(scenes) * rate; index += 1) {
    const frame = filmFrame(scenes, index / rate);
    if (frame !== before) pixels = await sharp(Buffer.from(frame)).removeAlpha().raw().toBuffer();
    before = frame;
    yield pixels;
  }
}

async function renderFilm(locale: Locale): Promise<void> {
  const scenes = filmScenes(locale);
  const temporary = mkdtempSync(path.join(tmpdir(), 'film-'));
  const lossless = path.join(temporary, 'frames.mkv');
  try {
    await writeFrames(lossless, { ...filmSize, rate }, frames(scenes));
    // Players jump to where a scene begins.
    const starts = scenes.map((_, index) => lengthOf(scenes.slice(0, index)));
    for (const format of ['webm', 'mp4'] as const)
      await encodeVideo(lossless, target(locale, format), format, 'diagrams', starts);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  writeFileSync(target(locale, 'vtt'), captionsFile(scenes, locale));
  await sharp(Buffer.from(filmFrame(scenes, stillAt)))
    .webp({ quality: 86, effort: 6 })
    .toFile(target(locale, 'webp'));
  for (const ending of ['webm', 'mp4', 'vtt', 'webp'] as const)
    console.log(`${target(locale, ending)}  ${statSync(target(locale, ending)).size} bytes`);
}

mkdirSync(path.join('public', filmFolder), { recursive: true });
const [option, second, language] = process.argv.slice(2);
if (option === '--still') {
  const scenes = filmScenes((language ?? 'en') as Locale);
  process.stdout.write(
    await sharp(Buffer.from(filmFrame(scenes, Number(second))))
      .png()
      .toBuffer(),
  );
} else {
  for (const locale of locales) await renderFilm(locale);
}
