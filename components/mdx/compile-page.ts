import { blockSchemas } from 'generated/block-schemas';
import type { ComponentProps } from 'react';
import type { Hero } from '@/components/blocks/hero/hero';
import type { Page } from '@/lib/content/document';
import { resolveLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import { shownCards } from '@/lib/mdx/block-props';
import { type CompiledBody, compileBody } from '@/lib/mdx/compile';
import { pictureOfPage } from '@/lib/pictures/picture-of-page';

type TemplateOptions = {
  /** What the page's template adds to its Hero: heading, breadcrumbs, notes. */
  hero?: Partial<ComponentProps<typeof Hero>>;
  /** The template sets no gutters: text outside a section gets one. */
  isFullWidth?: boolean;
  /** Code blocks are left without colours, as in feeds. */
  isCodePlain?: boolean;
};

/** A text that is compiled as a page's is; pictures are looked for in the folder of the page of its id. */
type TextSource = Pick<Page, 'id' | 'body' | 'locale'> & {
  /** Its file, from the root of the repository. */
  origin: string;
};

/**
 * Compiles a text.
 * @throws with the text's file in front of the reason.
 */
export function compileText(
  { id, origin, body, locale }: TextSource,
  { hero = {}, isFullWidth = false, isCodePlain = false }: TemplateOptions = {},
): CompiledBody {
  try {
    return compileBody(body, {
      locale,
      blocks: blockSchemas,
      templateProps: { Hero: hero, AnswerBox: { pageId: id }, RelatedPosts: { pageId: id } },
      looseInto: isFullWidth ? 'Section' : undefined,
      isCodePlain,
      resolveLink: (href) => resolveLink(href, locale, content),
      resolvePicture: (src) => pictureOfPage(src, id),
    });
  } catch (cause) {
    throw new Error(`${origin}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Compiles the text of a page. */
export const compilePage = (page: Page, options?: TemplateOptions): CompiledBody =>
  compileText({ ...page, origin: `content/${page.file}` }, options);

/** Addresses of the pages that a page's own text shows cards of. */
export const cardsOnPage = (page: Page): ReadonlySet<string> =>
  shownCards(compilePage(page, { isCodePlain: true }).tree, blockSchemas, (href) =>
    resolveLink(href, page.locale, content),
  );
