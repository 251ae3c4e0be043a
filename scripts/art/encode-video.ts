import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How video is described to players: the colours of the web's screens, in video range. */
const colors = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const toVideo = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';

type Format = 'webm' | 'mp4';

const codecs: Readonly<Record<Format, string>> = {
  webm: '-c:v libvpx-vp9 -b:v 0 -deadline good -row-mt 1 -auto-alt-ref 1 -lag-in-frames 25',
  mp4: '-c:v libx264 -profile:v high -movflags +faststart',
};

/**
 * Arguments by what is shown: broad soft shades on a dark background that must show no steps, or flat bands and text,
 * most of which stand still. Files stay far below 1.5 MB each (issue 4). `faststart` lets playing begin before the file is complete.
 */
const qualities = {
  shades: {
    webm: '-crf 24 -cpu-used 1 -aq-mode 0',
    mp4: '-crf 18 -preset veryslow -tune animation',
  },
  diagrams: {
    webm: '-crf 32 -cpu-used 4',
    mp4: '-crf 22 -preset medium -tune animation',
  },
} as const satisfies Record<string, Record<Format, string>>;

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
export async function writeFrames(
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
 * @param keyFrames Seconds at which players may begin.
 * @throws when ffmpeg is missing or fails.
 */
export const encodeVideo = (
  frames: string,
  target: string,
  format: Format,
  quality: keyof typeof qualities,
  keyFrames: readonly number[],
): Promise<void> =>
  end(
    ffmpeg([
      '-i',
      frames,
      '-vf',
      `${toVideo},format=yuv420p`,
      ...codecs[format].split(' '),
      ...qualities[quality][format].split(' '),
      ...colors.split(' '),
      '-force_key_frames',
      keyFrames.join(','),
      '-an',
      target,
    ]),
  );
