import { parseInternalLink } from '@/lib/content/links';
import type { RuleContext } from './rules';
import { suggest } from './suggest';

const languages = { en: 'English', pl: 'Polish' };

/**
 * What is wrong with a link, if anything.
 * @param href As written: a page id with a leading slash, an anchor, or an external address.
 */
export function linkFault(href: string, { index, locale }: RuleContext): string | undefined {
  if (href.startsWith('http:'))
    return `"${href}" is not encrypted: expected an address that begins with https:`;
  if (/^(https:|mailto:|tel:|#)/.test(href)) return undefined;
  const target = parseInternalLink(href);
  if (!target) {
    return `"${href}" is no link: expected a page id such as /services/finops, an #anchor, or an address that begins with https:, mailto: or tel:`;
  }
  const { id } = target;
  if (!index.ids.includes(id)) {
    return `there is no page "${id}"${suggest(
      `/${id}`,
      index.ids.map((known) => `/${known}`),
    ).replace(/; expected one of .*/, '; links name a page by its folder below content/')}`;
  }
  const status = index.status(id, locale);
  if (status === 'missing') return `page "${id}" does not exist in ${languages[locale]}`;
  if (status !== 'live')
    return `page "${id}" is ${status === 'draft' ? 'a draft' : 'scheduled for later'}: visitors would find nothing there`;
  return undefined;
}
