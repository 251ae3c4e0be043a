import { type CheckedSite, type DocumentSummary, placeOf } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import { type SiteFinding, startOfFile } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { fullLocales, type Locale, locales } from '@/lib/i18n/locales';

type Finder = Pick<CheckedSite, 'find'>;

/** Languages that a page should be in and is not; nothing demands that it is in a partial language as well. */
function lackedLanguages({ id, locale, status, data }: DocumentSummary, { find }: Finder) {
  const { singleLanguage = false } = data;
  // Frontmatter that cannot be read, or a value of another kind, is reported by the rules about frontmatter.
  if (singleLanguage !== false || Object.keys(data).length === 0) return [];
  // A draft is written in one language first.
  if (status === 'draft') return [];
  return fullLocales.filter((other) => other !== locale && !find(id, other));
}

/**
 * Whether a page is reported to lack a language. Links, menu items and addresses that lead to it in that language are
 * dead for this reason alone, and come to life with the page.
 */
export const isReportedMissing = (id: string, locale: Locale, site: Finder): boolean =>
  locales
    .flatMap((other) => site.find(id, other) ?? [])
    .some((document) => lackedLanguages(document, site).includes(locale));

/** What is wrong with a page's other languages, if anything. */
function faultsOf(document: DocumentSummary, site: CheckedSite): SiteFinding[] {
  const { file, id, locale, data } = document;
  const isAlone = data['singleLanguage'] === true;
  const excess = locales.filter((other) => isAlone && other !== locale && site.find(id, other));
  return [
    ...lackedLanguages(document, site).map((other) => ({
      ...startOfFile(file),
      message: `page "${id}" does not exist in ${languageNames[other]}: write content/${id}/${other}.mdx; or, if it is for ${languageNames[locale]} readers only, add \`singleLanguage: true\` to the lines between \`---\``,
    })),
    ...excess.map((other) => ({
      ...placeOf(document, 'singleLanguage'),
      message: `\`singleLanguage\`: found true, but the page exists in ${languageNames[other]} as well (${id}/${other}.mdx): remove the line, or that file`,
    })),
  ];
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
