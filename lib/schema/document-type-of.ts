import picomatch from 'picomatch';
import { documentTypes } from './document-types';

const matchers = documentTypes.map((type) => ({ type, fits: picomatch(type.pattern) }));

/**
 * The document type of a file.
 * @param file Path below the content folder, with forward slashes, e.g. `services/finops/en.mdx`.
 * @returns The first type whose pattern fits; undefined for files that are no page.
 */
export function documentTypeOf(file: string): (typeof documentTypes)[number] | undefined {
  return matchers.find(({ fits }) => fits(file))?.type;
}
