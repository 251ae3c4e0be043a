import path from 'node:path';
import { messageFiles, textsOf } from '@/lib/check/extract/messages';
import type { CheckedSite } from '@/lib/check/extract/site';
import type { SiteRule } from '@/lib/check/rule';
import { locales } from '@/lib/i18n/locales';
import { type SourceKeys, sourceKeys } from './source-keys';

/**
 * Whether code may use a key. It names the key whole or below a namespace, which it names elsewhere; or
 * the key begins or ends like one that code puts together.
 * @param full Namespace and key, e.g. `common.footer.tagline`.
 */
function isUsed(full: string, { strings, prefixes, suffixes }: SourceKeys): boolean {
  const parts = full.split('.');
  return parts.some((_, index) => {
    const namespace = parts.slice(0, index).join('.');
    const key = parts.slice(index).join('.');
    if (namespace !== '' && !strings.has(namespace)) return false;
    return (
      strings.has(key) ||
      [...prefixes].some((prefix) => key.startsWith(prefix)) ||
      [...suffixes].some((suffix) => key.endsWith(suffix))
    );
  });
}

function unused(site: CheckedSite) {
  const used = site.messages && sourceKeys(path.dirname(path.resolve(site.messages)), site.cache);
  if (!used) return [];
  const seen = new Set<string>();
  // The default language comes first: a key that others have as well is reported once, there.
  return locales
    .flatMap((locale) => messageFiles(site).filter((file) => file.locale === locale))
    .flatMap(({ namespace, texts, placeOf }) =>
      textsOf(texts).flatMap(({ keys }) => {
        const full = [namespace, ...keys].join('.');
        if (seen.has(full)) return [];
        seen.add(full);
        if (isUsed(full, used)) return [];
        const message = `no source file uses \`${full}\`: remove it from messages/*/${namespace}.json`;
        return [{ ...placeOf(keys), message }];
      }),
    );
}

/** Rules about interface texts that nobody reads. */
export const messageUnused: SiteRule = {
  name: 'message-unused',
  severity: 'warning',
  summary: 'Every interface text is used by code in app/, components/, lib/ or scripts/.',
  remedy: 'Remove the text in every language.',
  checkSite: unused,
};
