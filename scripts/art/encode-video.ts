import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
 * @param keyFrame Second at which players restart.
 * @throws when ffmpeg is missing or fails.
 */
export const encodeVideo = (
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
