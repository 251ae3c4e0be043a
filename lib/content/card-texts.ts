import { typeset } from '@/lib/text/typeset';
import type { Page } from './document';

/** What a card that leads to a page says: the short title and one sentence. */
export function cardTexts({ frontmatter, locale }: Page): { title: string; summary: string } {
  return {
    title: typeset(frontmatter.shortTitle ?? frontmatter.title, locale),
    summary: typeset(frontmatter.summary ?? frontmatter.description, locale),
  };
}
