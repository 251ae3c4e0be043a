import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { documentTypeOf } from '@/lib/schema/document-type-of';
import { referenceOf } from '@/lib/schema/formats';
import type { ContentIndex } from './content-index';
import type { Problem } from './problem';
import type { Source } from './source';
import { suggest } from './suggest';

/** People named in frontmatter exist in `data/people.yaml`. */
export function checkReferences({ file, text }: Source, { people }: ContentIndex): Problem[] {
  const schema = documentTypeOf(file)?.schema;
  const lines = new LineCounter();
  const { contents } = parseDocument(splitFrontmatter(text).yaml, { lineCounter: lines });
  if (!schema || !isMap(contents)) return [];
  const shape: Record<string, (typeof schema.shape)['title'] | undefined> = schema.shape as never;
  return contents.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!field || referenceOf(field) !== 'person' || !isScalar(value)) return [];
    const id = String(value.value);
    if (people.includes(id)) return [];
    const { line, col } = lines.linePos(value.range?.[0] ?? 0);
    const message = `there is no person "${id}" in data/people.yaml${suggest(id, people)}`;
    return [{ file, line: line + 1, column: col, rule: 'unknown-person', message }];
  });
}
