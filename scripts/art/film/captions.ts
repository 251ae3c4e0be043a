import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/text/typeset';
import type { FilmScene } from './scenes';

type Cue = { from: number; to: number; text: string };

/** Seconds that a scene's pictures need to come, before and after its captions. */
const pause = 0.5;

/** The captions with their times; those of a scene share its time by their length. */
export function cuesOf(scenes: readonly FilmScene[]): Cue[] {
  let start = 0;
  return scenes.flatMap(({ duration, captions }) => {
    const room = duration - 2 * pause;
    const letters = captions.reduce((sum, { length }) => sum + length, 0);
    let from = start + pause;
    start += duration;
    return captions.map((text): Cue => {
      const to = from + (room * text.length) / letters;
      const cue = { from, to, text };
      from = to;
      return cue;
    });
  });
}

const stamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as a WebVTT file (https://www.w3.org/TR/webvtt1/). */
export const captionsFile = (scenes: readonly FilmScene[], locale: Locale): string =>
  `${[
    'WEBVTT',
    ...cuesOf(scenes).map(
      ({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${typeset(text, locale)}`,
    ),
  ].join('\n\n')}\n`;
