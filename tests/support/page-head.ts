import { site } from '@/site.config';
import { builtPages, readBuilt } from './built-site';
import { parseHtml } from './parse-html';

/** The two not-found pages answer unknown addresses and have none of their own. */
export const findablePages = builtPages.filter((file) => !/(^|\/)404\.html$/.test(file));

const heads = new Map<string, Document>();

/** The document of a built page down to the end of its head: a tenth of the time that the whole one takes. */
export function headOf(file: string): Document {
  const known = heads.get(file);
  if (known) return known;
  const [head = ''] = readBuilt(file).split('<body', 1);
  const document = parseHtml(head);
  heads.set(file, document);
  return document;
}

/** Values of all elements of a page's head that fit a selector. */
export const headValues = (file: string, selector: string, attribute = 'content'): string[] =>
  [...headOf(file).head.querySelectorAll(selector)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );

/** The value of the one element of a page's head that fits a selector; empty when there are none or several. */
export function headValue(file: string, selector: string, attribute?: string): string {
  const [value = '', ...more] = headValues(file, selector, attribute);
  return more.length > 0 ? '' : value;
}

/** The URL of a built page. */
const ownUrl = (file: string) =>
  site.origin + (file === 'index.html' ? '' : `/${file.replace(/\.html$/, '')}`);

export const canonicalOf = (file: string): string =>
  headValue(file, 'link[rel="canonical"]', 'href');

/** Originals: the others say that they are copies, are no alternates and in no list of pages. */
export const canonicalPages = findablePages.filter((file) => canonicalOf(file) === ownUrl(file));

/** Language alternates that a page names: addresses by language. */
export const alternatesOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...headOf(file).head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
