import { artSize } from '@/lib/art/art-names';
import { filmSize } from '@/lib/art/film';
import { textOutlines, textWidth } from '@/lib/art/open-sans';
import { bar } from '@/lib/art/paths';
import { sceneFile } from '@/lib/art/svg-files';
import type { SvgNode } from '@/lib/art/svg-text';
import { themeColor } from '@/lib/art/theme-colors';
import { type Drawing, type Tone, textSize } from '@/lib/diagrams/drawing';
import type { FilmScene } from './scenes';

/** What a drawing's tones are on night, and what stands on them (app/styles/figure.css), as tokens of app/theme.css. */
const tokens: Record<Tone, { band: string; text: string }> = {
  ours: { band: 'teal', text: 'night' },
  client: { band: 'night-line', text: 'on-night' },
  'client-2': { band: 'lilac', text: 'night' },
  other: { band: 'blue-bright', text: 'night' },
  attention: { band: 'yellow', text: 'night' },
  quiet: { band: 'on-night-soft', text: 'night' },
};

/** Seconds in which one element appears, and in which all of a scene have begun to. */
const appearing = 0.5;
const spread = 2.2;
/** Seconds in which a scene goes. */
const leaving = 0.4;

const clamped = (part: number) => Math.min(Math.max(part, 0), 1);

/** Fast at first, slow at the end. */
const eased = (part: number) => 1 - (1 - clamped(part)) ** 3;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Paint of a node that is no text, by the first of its classes. */
function paintOf(kind: string, color: string, isDashed: boolean): string {
  const dashes = isDashed ? ' stroke-dasharray="2 7"' : '';
  const line = (width: number) =>
    `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes}`;
  const paints: Record<string, string> = {
    band: `fill="${color}"`,
    stroke: line(3),
    ring: line(2),
    tint: `fill="${color}" fill-opacity="0.14"`,
    arrow: line(1.5),
    'frame-dashed': `fill="none" stroke="${color}" stroke-dasharray="3 4"`,
    'frame-edge': `fill="${themeColor('night')}" stroke="${color}" stroke-width="1.5"`,
    'frame-tint': `fill="${color}" fill-opacity="0.12"`,
    'rule-grid': `fill="none" stroke="${themeColor('night-line')}" stroke-opacity="0.5"`,
    'rule-axis': `fill="none" stroke="${color}"`,
    'rule-dots': `fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="2 5"`,
  };
  return paints[kind] ?? `fill="${color}"`;
}

/** A text as outlines, since what draws the frames has no fonts of ours. */
function textOf({ props, children = [] }: SvgNode, classes: readonly string[]): string {
  const words = children.filter((child) => typeof child === 'string').join('');
  const on = classes.find((name) => name.startsWith('on-'))?.slice('on-'.length);
  const token = on
    ? tokens[on as Tone].text
    : classes.includes('soft')
      ? 'on-night-soft'
      : 'on-night';
  const style = {
    weight: props['fontWeight'] === 700 ? 700 : 600,
    size: Number(props['fontSize'] ?? textSize),
    spacing: 0,
  } as const;
  const width = textWidth(words, style);
  const share = { middle: 0.5, end: 1 }[String(props['textAnchor'])] ?? 0;
  const outlines = textOutlines(
    words,
    style,
    Number(props['x']) - width * share,
    Number(props['y']),
  );
  return `<g fill="${themeColor(token)}">${outlines}</g>`;
}

/** A node of a drawing, of which a share has appeared: bands grow from the left, all else fades in. */
function nodeOf(node: SvgNode, part: number): string {
  if (part <= 0) return '';
  const { className = '', ...props } = node.props;
  const classes = String(className).split(' ');
  const opacity = part < 1 ? ` opacity="${rounded(part)}"` : '';
  if (node.tag === 'text') return `<g${opacity}>${textOf(node, classes)}</g>`;
  const tone = classes.find((name) => name.startsWith('tone-'))?.slice('tone-'.length);
  const color = themeColor(tone ? tokens[tone as Tone].band : 'on-night-soft');
  const isGrowing = node.tag === 'rect' && classes[0] === 'band';
  const shown = isGrowing ? { ...props, width: rounded(Number(props['width']) * part) } : props;
  const attributes = Object.entries(shown)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const paint = paintOf(classes[0] ?? '', color, classes.includes('dashed'));
  return `<${node.tag}${attributes} ${paint}${isGrowing ? '' : opacity}/>`;
}

/** Where the diagram has room. */
const stage = { left: 80, top: 170, width: 1120, height: 400 } as const;

/** A diagram, as large as it fits, at a time of its scene. */
function diagramAt({ width, height, nodes }: Drawing, time: number): string {
  const scale = Math.min(stage.width / width, stage.height / height);
  const top = stage.top + (stage.height - height * scale) / 2;
  const parts = nodes.map((node, index) => {
    const begins = 0.4 + (spread * index) / Math.max(nodes.length, 1);
    return nodeOf(node, eased((time - begins) / appearing));
  });
  return `<g transform="translate(${stage.left} ${rounded(top)}) scale(${rounded(scale)})">${parts.join('')}</g>`;
}

/** The motif, in the scenes that have no diagram: strata come in from the right. */
function motifAt(name: string, time: number): string {
  const shift = rounded((1 - eased(time / 2.5)) * 160);
  const height = filmSize.height;
  const width = rounded((artSize.width / artSize.height) * height);
  const inner = sceneFile('strata', name, 'night').replace(
    '<svg ',
    `<svg x="${filmSize.width - width + 60 + shift}" y="0" width="${width}" height="${height}" `,
  );
  return inner;
}

/** How far the film is: a band for each scene, as long as the scene. */
function progressAt(scenes: readonly FilmScene[], time: number): string {
  const total = scenes.reduce((sum, { duration }) => sum + duration, 0);
  const gap = 8;
  const room = stage.width - gap * (scenes.length - 1);
  let [x, start] = [stage.left as number, 0];
  return scenes
    .map(({ duration }) => {
      const width = (room * duration) / total;
      // In steps of a second: what moves all the time costs bytes and distracts.
      const done = clamped((Math.floor(time) - start) / duration) * width;
      const bands = [
        `<path d="${bar(x, 668, width, 6)}" fill="${themeColor('purple')}"/>`,
        done > 6 ? `<path d="${bar(x, 668, done, 6)}" fill="${themeColor('teal')}"/>` : '',
      ];
      x += width + gap;
      start += duration;
      return bands.join('');
    })
    .join('');
}

/** The heading in one line, or in two where it is long. */
function headingAt(text: string, isLarge: boolean, part: number): string {
  const size = isLarge ? 60 : 44;
  const style = { weight: 700, size, spacing: -0.01 } as const;
  const most = isLarge ? 520 : stage.width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, style) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const top = isLarge ? 360 - ((lines.length - 1) * size * 1.15) / 2 : 112;
  const outlines = lines.map((line, index) =>
    textOutlines(line, style, stage.left, top + index * size * 1.15),
  );
  return `<g fill="${themeColor('on-night')}" opacity="${rounded(part)}">${outlines.join('')}</g>`;
}

/** The scene that is shown at a time, and how much of it has passed. */
function sceneAt(scenes: readonly FilmScene[], time: number): { scene: FilmScene; passed: number } {
  let start = 0;
  for (const scene of scenes) {
    if (time < start + scene.duration) return { scene, passed: time - start };
    start += scene.duration;
  }
  throw new Error(`the film has no second ${time}`);
}

/** The film's picture at a time, in seconds, as an SVG. */
export function filmFrame(scenes: readonly FilmScene[], time: number): string {
  const { scene, passed } = sceneAt(scenes, time);
  const isLast = scene === scenes.at(-1);
  const left = isLast ? 1 : clamped((scene.duration - passed) / leaving);
  const picture = scene.drawing ? diagramAt(scene.drawing, passed) : motifAt(scene.name, passed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${filmSize.width} ${filmSize.height}" width="${filmSize.width}" height="${filmSize.height}">
<rect width="100%" height="100%" fill="${themeColor('night')}"/>
<g opacity="${rounded(left)}">${picture}${headingAt(scene.heading, !scene.drawing, eased(passed / 0.6))}</g>
${progressAt(scenes, time)}</svg>`;
}
