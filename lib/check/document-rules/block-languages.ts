import type { BlockSchema } from '@/lib/schema/block';
import type { DocumentFacts } from '../facts/document-facts';
import type { Finding } from '../rule';
import { languageNames } from '../site-rules/language-names';

/** Blocks on a page in a language they are not for. */
export const languageFindings = (
  { tags, locale }: Pick<DocumentFacts, 'tags' | 'locale'>,
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] =>
  tags.flatMap(({ name, offset }) => {
    const allowed = blocks.get(name)?.locales;
    if (!allowed || allowed.includes(locale)) return [];
    const names = allowed.map((language) => languageNames[language]).join(' and ');
    const message = `<${name}> is for pages in ${names}: this page is in ${languageNames[locale]}`;
    return [{ offset, message }];
  });
