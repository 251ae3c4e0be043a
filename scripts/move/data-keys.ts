import { z } from 'zod';
import type { Move } from '@/lib/check/extract/moved-pages';
import { languageOfData, readWholeYaml } from '@/lib/check/extract/yaml';
import { dataFileOf } from '@/lib/schema/data-files';
import { definitionOf } from '@/lib/schema/describe-fields';
import { referenceOf } from '@/lib/schema/formats';
import { idAfter, type Texts } from './texts';

/** The schema of a data file's keys, where they are ids of pages. */
function pageKeys(file: string) {
  const schema = dataFileOf(file)?.schema;
  const keys = schema && definitionOf(schema).keyType;
  return keys && referenceOf(keys) === 'page' ? keys : undefined;
}

/** The keys that are ids of moved pages, the last first, so that places before a change stay as they are. */
function movedKeys(file: string, text: string, schema: z.core.$ZodType, move: Move) {
  const { raw, keyOffset } = readWholeYaml(text, languageOfData(file));
  const keys = raw !== null && typeof raw === 'object' ? Object.keys(raw) : [];
  return keys
    .map((id) => ({ id, target: idAfter(id, move), offset: keyOffset([id]) }))
    .filter(({ id, target }) => id !== target)
    .map((key) => ({
      ...key,
      isFree: !keys.includes(key.target) && z.core.safeParse(schema, key.target).success,
    }))
    .sort((one, other) => other.offset - one.offset);
}

/**
 * Renames entries of data files that are kept by the id of a page, such as offers. What else is in a file stays as it is,
 * comments and order included.
 * @param texts All texts of the content, which are changed.
 * @returns What was done, and entries that have to be looked at: those whose new name is taken, or is none that the file
 *   may have, as for a service that is no longer one.
 */
export function withNewKeys(texts: Texts, move: Move): string[] {
  return [...texts].flatMap(([file, text]) => {
    const schema = pageKeys(file);
    const keys = schema ? movedKeys(file, text, schema, move) : [];
    const free = keys.filter(({ isFree }) => isFree);
    const result = free.reduce((so, { id, target, offset }) => {
      const at = so.indexOf(id, offset);
      return so.slice(0, at) + target + so.slice(at + id.length);
    }, text);
    texts.set(file, result);
    const entries = free.length === 1 ? 'entry' : 'entries';
    const done = free.length > 0 ? [`${free.length} ${entries} of content/${file} renamed`] : [];
    const left = keys
      .filter(({ isFree }) => !isFree)
      .map(
        ({ id, target }) =>
          `Rename or remove by hand ${id} in content/${file}: it cannot be ${target}`,
      );
    return [...done, ...left];
  });
}
