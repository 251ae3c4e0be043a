import { blockSchemas } from 'generated/block-schemas';
import { MdxBody } from '@/components/mdx/mdx-body';
import { readExample } from '@/components/templates/gallery/gallery';
import { resolveLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { compileBody } from '@/lib/mdx/compile';
import { setLocale } from './next-doubles';
import { renderWhole } from './render-static';

/**
 * Renders MDX as a page would, on the server and without script.
 * @param templateProps What a page's template gives its blocks, by their names.
 * @returns The document that the resulting HTML makes.
 */
export async function renderMdx(
  source: string,
  locale: Locale = 'en',
  templateProps?: Readonly<Record<string, Record<string, unknown>>>,
): Promise<Document> {
  setLocale(locale);
  const body = compileBody(source, {
    locale,
    blocks: blockSchemas,
    templateProps,
    resolveLink: (href) => resolveLink(href, locale, content),
  });
  return renderWhole(<MdxBody body={body} />);
}

/** Renders a block's own example, which is English, with the labels and the typesetting of a language. */
export const renderExample = (block: string, locale: Locale = 'en') =>
  renderMdx(readExample(block).source, locale);

/** Texts of all elements that fit a selector, spaces folded. */
export const textsOf = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '',
  );
