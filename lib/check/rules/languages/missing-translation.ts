import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { fullLocales, type Locale, locales } from '@/lib/i18n/locales';

/** Languages that a page has and should not have, or lacks and should have. */
function wrongLanguages(
  { id, locale, status, data }: DocumentSummary,
  { find }: Pick<CheckedSite, 'find'>,
): Locale[] {
  const { singleLanguage = false } = data;
  // Frontmatter that cannot be read, or a value of another kind, is reported by the rules about frontmatter.
  if (Object.keys(data).length === 0 || typeof singleLanguage !== 'boolean') return [];
  // Nothing demands that a page is in a partial language as well.
  return (
    (singleLanguage ? locales : fullLocales)
      .filter((other) => other !== locale && singleLanguage === Boolean(find(id, other)))
      // A draft is written in one language first.
      .filter(() => singleLanguage || status !== 'draft')
  );
}

/**
 * Whether a page is reported to lack a language. Links, menu items and addresses that lead to it in that language are
 * dead for this reason alone, and come to life with the page.
 */
export const isReportedMissing = (
  id: string,
  locale: Locale,
  site: Pick<CheckedSite, 'find'>,
): boolean =>
  locales.some((other) => {
    const document = site.find(id, other);
    return (
      document?.data['singleLanguage'] !== true &&
      document !== undefined &&
      wrongLanguages(document, site).includes(locale)
    );
  });

/** What is wrong with a page's other language, if anything. */
function faultsOf(document: DocumentSummary, site: CheckedSite) {
  const { file, id, locale, data, places } = document;
  return wrongLanguages(document, site).map((other) => {
    if (data['singleLanguage'] !== true) {
      const message = `page "${id}" does not exist in ${languageNames[other]}: write content/${id}/${other}.mdx; or, if it is for ${languageNames[locale]} readers only, add \`singleLanguage: true\` to the lines between \`---\``;
      return { file, line: 1, column: 1, message };
    }
    const message = `\`singleLanguage\`: found true, but the page exists in ${languageNames[other]} as well (${id}/${other}.mdx): remove the line, or that file`;
    return { file, ...(places['singleLanguage'] ?? { line: 1, column: 1 }), message };
  });
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
