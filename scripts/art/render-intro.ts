import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { introSize, introTimes } from '@/lib/art/intro';
import { svgFile } from '@/lib/art/svg-files';
import { introScene } from './intro-scene';

/** How video is described to players: the colours of the web's screens, in video range. */
const colors = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const toVideo = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';

/**
 * Arguments by format: quality at which soft shades on a dark background show no steps; the files stay far
 * below 1.5 MB each (issue 4). `faststart` lets playing begin before the file is complete.
 */
const formats = {
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 24 -deadline good -cpu-used 1 -row-mt 1 -aq-mode 0 -auto-alt-ref 1 -lag-in-frames 25',
  mp4: '-c:v libx264 -preset veryslow -crf 18 -tune animation -profile:v high -movflags +faststart',
} as const;

/** Runs ffmpeg, which has to be on the machine; the site's build does not need it. */
function ffmpeg(args: readonly string[]) {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function end(process: ReturnType<typeof ffmpeg>): Promise<void> {
  const [code] = await once(process, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}

/** Frames as they are drawn, in RGB, written without loss to be encoded several times. */
async function writeFrames(
  file: string,
  { width, height, rate }: { width: number; height: number; rate: number },
  frames: AsyncIterable<Buffer>,
): Promise<void> {
  const source = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`;
  const process = ffmpeg([...source.split(' '), '-c:v', 'ffv1', '-pix_fmt', 'gbrp', file]);
  const done = end(process);
  for await (const frame of frames) {
    if (!process.stdin?.write(frame)) await once(process.stdin ?? process, 'drain');
  }
  process.stdin?.end();
  await done;
}

/**
 * Encodes frames for browsers.
 * @param keyFrame Second at which players restart.
 * @throws when ffmpeg is missing or fails.
 */
const encodeVideo = (
  frames: string,
  target: string,
  format: keyof typeof formats,
  keyFrame: number,
): Promise<void> =>
  end(
    ffmpeg([
      '-i',
      frames,
      '-vf',
      `${toVideo},format=yuv420p`,
      ...formats[format].split(' '),
      ...colors.split(' '),
      '-force_key_frames',
      `0,${keyFrame}`,
      '-an',
      target,
    ]),
  );

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
      encodeVideo(lossless, `${directory}/intro.${format}`, format, introTimes.restart),
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
