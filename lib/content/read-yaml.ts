import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { writeWhole } from '@/lib/files/write-whole';

/** What a YAML text says, as far as it can be read, and whether all of it can; the check says what cannot. */
type ReadYaml = { data: unknown; isSound: boolean };

function parsed(text: string): ReadYaml {
  // No warnings on the console.
  const document = parseDocument(text, { logLevel: 'error' });
  return { data: document.toJS(), isSound: document.errors.length === 0 };
}

/** Where builds keep what data files say, for their other processes and for the next build. */
const cache = '.cache/yaml';

/** A value as JSON, and of which text it was read, by which version of the parser. */
type Kept = { of: string; json: string; hash: string };

const keyOf = (text: string) => hash('sha256', text, 'base64url');

/** The version of the parser: another one may read the same text otherwise. */
let version: string | undefined;

function keyOfText(text: string): string {
  version ??= JSON.parse(readFileSync('node_modules/yaml/package.json', 'utf8')).version as string;
  return `${version} ${keyOf(text)}`;
}

/** What is kept of a text; undefined where nothing is, or it is damaged. */
function keptValue(file: string, of: string): ReadYaml | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept.of !== of || kept.hash !== keyOf(kept.json)) return undefined;
    return { data: JSON.parse(kept.json), isSound: true };
  } catch {
    return undefined;
  }
}

/**
 * Reads a data file's text. In builds what it says is kept: the parser takes half a second of each process to read what JSON tells in
 * some milliseconds.
 * @param name Of the file below `data/`.
 * @throws when nothing of the text can be read.
 */
export function readYaml(name: string, text: string): ReadYaml {
  if (process.env.NODE_ENV !== 'production') return parsed(text);
  const file = path.join(cache, `${name}.json`);
  const of = keyOfText(text);
  const known = keptValue(file, of);
  if (known) return known;
  const read = parsed(text);
  const json = JSON.stringify(read.data) ?? '';
  // What JSON cannot say, as a number without end, is read each time.
  if (read.isSound && json !== '' && isDeepStrictEqual(JSON.parse(json), read.data))
    writeWhole(file, JSON.stringify({ of, json, hash: keyOf(json) } satisfies Kept));
  return read;
}
