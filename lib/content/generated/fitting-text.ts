import { pageFields } from '@/lib/schema/document-types';

/** The first text that a field of the frontmatter accepts, else the last one, cut at a word. */
function fitting(field: 'title' | 'description', longest: number, texts: readonly string[]) {
  const found = texts.find((text) => pageFields[field].safeParse(text).success);
  const last = texts.at(-1) ?? '';
  if (found || last.length <= longest) return found ?? last;
  return `${last.slice(0, longest - 1).replace(/[\s,.:]+\S*$/, '')}…`;
}

/** A browser title of 15 to 60 characters; names may be too long for the first choice. */
export const fittingTitle = (...texts: string[]): string => fitting('title', 60, texts);

/** A description of 70 to 160 characters. */
export const fittingDescription = (...texts: string[]): string =>
  fitting('description', 160, texts);
