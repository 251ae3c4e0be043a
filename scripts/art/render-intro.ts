import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { introSize, introTimes } from '@/lib/art/intro';
import { svgFile } from '@/lib/art/svg-files';
import { encodeVideo, writeFrames } from './encode-video';
import { introScene } from './intro-scene';

/**
 * Renders the intro animation and its poster into `public/intro/`: `npx tsx scripts/art/render-intro.ts`.
 * Needs ffmpeg with libvpx and libx264. The files are committed: the build does not render them.
 */
const rate = 30;
const directory = 'public/intro';

async function* frames(): AsyncIterable<Buffer> {
  const count = introTimes.end * rate;
  for (let index = 0; index < count; index += 1) {
    const picture = Buffer.from(
      svgFile({ scene: introScene(index / rate), tone: 'night', size: introSize }),
    );
    yield await sharp(picture).removeAlpha().raw().toBuffer();
    if (index % rate === 0) console.log(`second ${index / rate} of ${introTimes.end}`);
  }
}

async function renderIntro(): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const temporary = mkdtempSync(path.join(tmpdir(), 'intro-'));
  const lossless = path.join(temporary, 'frames.mkv');
  try {
    await writeFrames(lossless, { ...introSize, rate }, frames());
    const videos = (['webm', 'mp4'] as const).map((format) =>
      encodeVideo(lossless, `${directory}/intro.${format}`, format, 'shades', [
        0,
        introTimes.restart,
      ]),
    );
    await Promise.all(videos);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  await sharp(Buffer.from(svgFile({ scene: introScene(0), tone: 'night', size: introSize })))
    .webp({ quality: 90, effort: 6 })
    .toFile(`${directory}/poster.webp`);
  for (const name of ['intro.webm', 'intro.mp4', 'poster.webp']) {
    console.log(`${directory}/${name}  ${statSync(`${directory}/${name}`).size} bytes`);
  }
}

await renderIntro();
