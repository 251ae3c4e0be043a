import { z } from 'zod';
import type { Move } from '@/lib/check/extract/moved-pages';
import { languageOfData, readWholeYaml } from '@/lib/check/extract/yaml';
import { createSource } from '@/lib/content/source';
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

/** Ids of moved pages among the keys of a text, the last first, so that places before a change stay as they are. */
function movedKeys(file: string, text: string, move: Move) {
  const { raw, keyOffset } = readWholeYaml(text, languageOfData(file));
  const keys = raw !== null && typeof raw === 'object' ? Object.keys(raw) : [];
  return keys
    .filter((id) => idAfter(id, move) !== id)
    .map((id) => {
      const offset = keyOffset([id]);
      const at = [offset, offset + 1].find((place) => text.startsWith(id, place));
      const target = idAfter(id, move);
      return { id, target, near: offset, at, isTaken: keys.includes(target) };
    })
    .sort((a, b) => b.near - a.near);
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
    if (!schema) return [];
    let result = text;
    let count = 0;
    const byHand: string[] = [];
    for (const { id, target, near, at, isTaken } of movedKeys(file, text, move)) {
      if (at === undefined || isTaken || !z.core.safeParse(schema, target).success) {
        byHand.unshift(`content/${file}:${createSource(file, text).at(near).line}`);
        continue;
      }
      result = result.slice(0, at) + target + result.slice(at + id.length);
      count += 1;
    }
    texts.set(file, result);
    return [
      ...(count > 0
        ? [`${count} ${count === 1 ? 'entry' : 'entries'} of content/${file} renamed`]
        : []),
      ...(byHand.length > 0
        ? [
            `Rename or remove by hand, since the new name is taken or none that the file may have: ${byHand.join(', ')}`,
          ]
        : []),
    ];
  });
}
