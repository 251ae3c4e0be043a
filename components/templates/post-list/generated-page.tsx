import type { Generated } from '@/lib/content/generated/generated';
import type { Page } from '@/lib/content/registry';
import { AuthorPage } from './author-page';
import { BlogFurtherPage } from './blog-page';
import { IndexPage } from './index-page';
import { TagPage } from './tag-page';

/** A page that no writer wrote: a list of posts, of subjects or of authors. */
export function GeneratedPage({ page, generated }: { page: Page; generated: Generated }) {
  switch (generated.kind) {
    case 'blog':
      return <BlogFurtherPage page={page} {...generated} />;
    case 'tag':
      return <TagPage page={page} list={generated} />;
    case 'author':
      return <AuthorPage page={page} list={generated} />;
    default:
      return <IndexPage page={page} kind={generated.kind} />;
  }
}
