import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { charactersOfRange } from '@/scripts/fonts/font-files';
import { builtFiles, outDirectory, readBuilt } from './built-site';
import { charactersOfFont } from './font-characters';

/** A font face of the built style sheets, with the characters that its file has. */
export type BuiltFace = {
  family: string;
  /** Its file, below the built site. */
  file: string;
  bytes: number;
  /** What it is asked for (`unicode-range`). */
  range: ReadonlySet<number>;
  /** What its file has glyphs for. */
  glyphs: ReadonlySet<number>;
};

/** All style sheets of the built site. */
export const styleSheets = builtFiles.filter((file) => file.endsWith('.css'));

/** The faces that the built style sheets name files for, each file once. */
export async function builtFaces(): Promise<BuiltFace[]> {
  const faces = new Map<string, BuiltFace>();
  for (const sheet of styleSheets) {
    for (const [, rule = ''] of readBuilt(sheet).matchAll(/@font-face\s*\{([^}]*)\}/g)) {
      const [, address] = /url\(["']?([^)"']+)/.exec(rule) ?? [];
      const [, family = ''] = /font-family:\s*["']?([^;"']+)/.exec(rule) ?? [];
      const [, range = 'U+0-10FFFF'] = /unicode-range:\s*([^;]+)/.exec(rule) ?? [];
      if (!address || address.startsWith('data:')) continue;
      const file = address.startsWith('/')
        ? address.slice(1)
        : path.posix.join(path.posix.dirname(sheet), address);
      if (faces.has(file) || !existsSync(path.join(outDirectory, file))) continue;
      const content = readFileSync(path.join(outDirectory, file));
      faces.set(file, {
        family,
        file,
        bytes: content.length,
        range: new Set([...charactersOfRange(range)].map((one) => one.codePointAt(0) ?? 0)),
        glyphs: await charactersOfFont(content),
      });
    }
  }
  return [...faces.values()];
}

/** What no page shows in the site's typeface: what is not shown, and code, which has the visitor's own. */
const notSet = /<(head|script|style|template|pre|code|kbd|samp)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Texts that attributes show. */
const shownAttribute = /\s(?:placeholder|value|label)="([^"]*)"/g;

/** What style sheets add to pages (`content`). */
const added = styleSheets
  .flatMap((sheet) => [...readBuilt(sheet).matchAll(/[{;]content:\s*"([^"]*)"/g)])
  .map(([, text = '']) => text)
  .join('');

const charactersOf = new Map<string, ReadonlySet<number>>();

/**
 * The characters that a built page shows in the site's typeface: its text, what its fields show, and what its style
 * sheets add. Read off the file's text, since a document of each page would take a minute: React writes characters as
 * they are, and names only those that HTML keeps for itself.
 */
export function charactersShown(file: string): ReadonlySet<number> {
  const known = charactersOf.get(file);
  if (known) return known;
  const html = readBuilt(file).replace(notSet, '');
  const fields = [...html.matchAll(shownAttribute)].map(([, text = '']) => text).join('');
  const text = `${html.replace(/<[^>]*>/g, '')}${fields}${added}`;
  // Many styles set text in capitals.
  const shown = new Set(text + text.toUpperCase());
  const found = new Set([...shown].map((one) => one.codePointAt(0) ?? 0).filter((one) => one > 31));
  charactersOf.set(file, found);
  return found;
}

/** The faces whose files a page fetches: preloaded, or for a character it shows. */
export function facesOf(file: string, faces: readonly BuiltFace[]): BuiltFace[] {
  const html = readBuilt(file);
  const shown = [...charactersShown(file)];
  return faces.filter(
    (face) =>
      html.includes(path.posix.basename(face.file)) || shown.some((one) => face.range.has(one)),
  );
}
