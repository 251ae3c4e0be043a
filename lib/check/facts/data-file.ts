import type { TextLanguage } from '@/lib/schema/data-files';
import { dataFileOf } from '@/lib/schema/data-files';
import { readSource, type Source } from '../source';
import { readYaml, type YamlFacts } from './yaml-facts';

const nowhere = () => undefined;

/**
 * Reads a file that is YAML, or JSON, as a whole. Never throws: what cannot be read is told in `syntax`.
 * @param language Of the texts that do not stand below a key `en` or `pl`.
 */
export function readWholeYaml(
  text: string,
  language: TextLanguage,
  schema?: 'core' | 'json',
): YamlFacts {
  try {
    return readYaml(text, language, 0, schema);
  } catch {
    const message =
      'the file cannot be read: a value refers to itself, or is nested too deep; expected a few levels';
    const syntax = [{ offset: 0, message }];
    const nothing = { data: undefined, raw: undefined, ignored: [], brokenKeys: [] };
    return { ...nothing, syntax, valueOffset: nowhere, keyOffset: nowhere, placeOf: () => 0 };
  }
}

/** The language of a data file's texts that are not below the key of a language. */
export const languageOfData = (file: string): TextLanguage =>
  dataFileOf(file)?.language ?? 'shared';

/**
 * Reads a YAML file of the content folder.
 * @param file Path below the content folder.
 */
export function readDataFile(directory: string, file: string): { source: Source; yaml: YamlFacts } {
  const source = readSource(directory, file);
  return { source, yaml: readWholeYaml(source.text, languageOfData(file)) };
}
