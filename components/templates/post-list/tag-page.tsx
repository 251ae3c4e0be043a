import { readTags } from '@/lib/content/data';
import type { Generated } from '@/lib/content/generated/generated';
import type { Page } from '@/lib/content/registry';
import { ListPage } from './list-page';

type TagPageProps = { page: Page; list: Extract<Generated, { kind: 'tag' }> };

/** Posts on a subject. */
export function TagPage({ page, list }: TagPageProps) {
  const tag = readTags()[list.tag];
  const heading = tag?.name[page.locale] ?? page.frontmatter.title;
  return (
    <ListPage page={page} list={list} heading={heading} lead={tag?.description[page.locale]} />
  );
}
