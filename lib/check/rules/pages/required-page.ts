import { existsSync } from 'node:fs';
import type { CheckedSite } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { addressPlace } from '@/lib/check/rules/addresses/same-address';
import { locales } from '@/lib/i18n/locales';

/** Pages without which the site cannot be built, and why. */
const required = [
  { id: 'home', reason: 'the site has no beginning' },
  { id: 'not-found', reason: 'unknown addresses have no answer' },
] as const;

/** The whole site, and not a tree of some pages: it is checked together with its texts and its past. */
const isWholeSite = ({ messages, snapshot }: CheckedSite) =>
  [messages, snapshot].every((target) => target !== undefined && existsSync(target));

function faults(site: CheckedSite) {
  if (!isWholeSite(site)) return [];
  return required.flatMap(({ id, reason }) => {
    const lacking = locales.filter((locale) => !site.find(id, locale));
    // Where one language has the page, missing-translation reports the other.
    const [first] = lacking.length === locales.length ? lacking : [];
    const alone = locales.find((locale) => {
      const page = site.find(id, locale);
      return lacking.length > 0 && page?.data['singleLanguage'] === true;
    });
    if (first) {
      const names = locales.map((locale) => languageNames[locale]).join(' and ');
      const message = `there is no page "${id}" in ${names}: without it ${reason}; write content/${id}/${first}.mdx`;
      return [{ file: `${id}/${first}.mdx`, line: 1, column: 1, message }];
    }
    const page = alone && site.find(id, alone);
    if (!page) return [];
    const message = `page "${id}" is needed in every language: write content/${id}/${lacking[0]}.mdx, and take \`singleLanguage\` out here`;
    return [
      { file: page.file, ...(page.places['singleLanguage'] ?? { line: 1, column: 1 }), message },
    ];
  });
}

/** Hidden pages that the site cannot do without. */
function hidden(site: CheckedSite) {
  if (!isWholeSite(site)) return [];
  return site.documents
    .filter(({ id, status }) => status !== 'live' && required.some((one) => one.id === id))
    .map(({ id, file, status, places }) => {
      const message = `page "${id}" is ${status === 'draft' ? 'a draft' : 'scheduled'}: the site cannot be built without it; take \`${status === 'draft' ? 'draft' : 'scheduled'}: true\` out`;
      return { file, ...(places['draft'] ?? { line: 1, column: 1 }), message };
    });
}

/** A home page that lives elsewhere: nothing would be at `/`. */
function misplaced(site: CheckedSite) {
  if (!isWholeSite(site)) return [];
  return registryOf(site)
    .all.filter(({ id, path }) => id === 'home' && path !== '/')
    .map((page) => {
      const message = `the home page lives at "/": expected \`path: "/"\`, found ${page.path}`;
      return { ...addressPlace(page, site), message };
    });
}

/** Rules about pages that a site has to have. */
export const requiredPage: SiteRule = {
  name: 'required-page',
  severity: 'error',
  summary: 'The site has a home page, at `/`, and a not-found page in every language.',
  remedy: 'Write content/home/ or content/not-found/ in the language the message names.',
  checkSite: (site) => [...faults(site), ...hidden(site), ...misplaced(site)],
};
