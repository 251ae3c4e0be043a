import type { ComponentProps } from 'react';
import { blockSchemas } from '@/components/blocks/schemas';
import { resolveLink } from '@/lib/content/links';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { type CompiledBody, compileBody } from '@/lib/mdx/compile';
import { pictureOfPage } from '@/lib/pictures/picture-of-page';
import type { blocks } from './blocks';

type TemplateOptions = {
  /** What the page's template adds to its Hero: heading, breadcrumbs, notes. */
  hero?: Partial<ComponentProps<typeof blocks.Hero>>;
  /** The template sets no gutters: text outside a section gets one. */
  isFullWidth?: boolean;
};

/**
 * Compiles the text of a page.
 * @throws with the page's file in front of the reason.
 */
export function compilePage(
  { id, file, body, locale }: Page,
  { hero = {}, isFullWidth = false }: TemplateOptions = {},
): CompiledBody {
  try {
    return compileBody(body, {
      locale,
      blocks: blockSchemas,
      templateProps: { Hero: hero },
      looseInto: isFullWidth ? 'Section' : undefined,
      resolveLink: (href) => resolveLink(href, locale, content),
      resolvePicture: (src) => pictureOfPage(src, id),
    });
  } catch (cause) {
    throw new Error(`content/${file}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
