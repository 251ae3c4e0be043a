import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { fullLocales, locales } from '@/lib/i18n/locales';

/** What is wrong with a page's other language, if anything. */
function faultsOf(
  { file, id, locale, status, data, places }: DocumentSummary,
  { find }: CheckedSite,
) {
  const { singleLanguage = false } = data;
  // Frontmatter that cannot be read, or a value of another kind, is reported by the rules about frontmatter.
  if (Object.keys(data).length === 0 || typeof singleLanguage !== 'boolean') return [];
  // Nothing demands that a page is in a partial language as well.
  return (
    (singleLanguage ? locales : fullLocales)
      .filter((other) => other !== locale && singleLanguage === Boolean(find(id, other)))
      // A draft is written in one language first.
      .filter(() => singleLanguage || status !== 'draft')
      .map((other) => {
        if (!singleLanguage) {
          const message = `page "${id}" does not exist in ${languageNames[other]}: write ${id}/${other}.mdx, or say \`singleLanguage: true\` if it is for ${languageNames[locale]} readers only`;
          return { file, line: 1, column: 1, message };
        }
        const message = `\`singleLanguage\`: found true, but the page exists in ${languageNames[other]} as well (${id}/${other}.mdx): remove the line, or that file`;
        return { file, ...(places['singleLanguage'] ?? { line: 1, column: 1 }), message };
      })
  );
}

/** Rules about pages and their counterparts in the other language. */
export const missingTranslation: SiteRule = {
  name: 'missing-translation',
  severity: 'error',
  summary:
    'A page exists in both languages, or says `singleLanguage: true`, never both; a draft may still lack one.',
  remedy: 'Add the file of the other language, or add or remove `singleLanguage: true`.',
  checkSite: (site) => site.documents.flatMap((document) => faultsOf(document, site)),
};
