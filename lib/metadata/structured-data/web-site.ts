import type { SearchAction, WebSite } from 'schema-dts';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { site } from '@/site.config';
import { absolute } from '../page-versions';
import { publisher } from './organization';

/** Search engines want to know which part of the address the words replace; schema.org has no word for it. */
type SearchWithInput = SearchAction & { 'query-input': string };

/** Where a language's results are shown, for `?q=`; undefined where there is no such page. */
function searchAction(locale: Page['locale'], registry: Registry): SearchWithInput | undefined {
  const address = registry.addressOf('search', locale);
  if (address === undefined) return undefined;
  const urlTemplate = `${absolute(address)}?q={search_term_string}`;
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=search_term_string',
  };
}

/** The site in one language, and where it can be searched. */
export function webSite({ address, locale }: Page, registry: Registry): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${absolute(address)}/#website`,
    name: site.company,
    url: absolute(address),
    inLanguage: locale,
    publisher: { '@id': publisher['@id'] },
    potentialAction: searchAction(locale, registry),
  };
}
