import { getTranslations } from 'next-intl/server';
import { isOfType } from '@/lib/content/document';
import type { Page } from '@/lib/content/registry';
import { contentState } from '@/lib/content/site-content';
import { CaseStudyPage } from './case-study/case-study-page';
import { ContactPage } from './contact/contact-page';
import { ListingPage } from './listing/listing-page';
import { PageFrame } from './page-frame/page-frame';
import { ProblemOverlay } from './page-frame/problem-overlay';
import { PostPage } from './post/post-page';
import { StandardPage } from './standard/standard-page';

/**
 * A page in its frame, laid out by the template of its document type. In development a page with mistakes
 * shows them instead of its text: never an older version, as if nothing were wrong.
 */
export async function PageTemplate({ page }: { page: Page }) {
  const mistakes = contentState.problems.filter(
    ({ file, severity }) => file === page.file && severity === 'error',
  );
  return (
    <PageFrame page={page}>
      {mistakes.length > 0 ? <ProblemOverlay problems={mistakes} /> : <Template page={page} />}
    </PageFrame>
  );
}

async function Template({ page }: { page: Page }) {
  if (isOfType(page, 'CaseStudy'))
    return <CaseStudyPage page={page} frontmatter={page.frontmatter} />;
  if (isOfType(page, 'Post')) return <PostPage page={page} frontmatter={page.frontmatter} />;
  const layout = isOfType(page, 'Page') ? page.frontmatter.layout : 'page';
  if (layout === 'contact') return <ContactPage page={page} />;
  if (layout === 'page') return <StandardPage page={page} />;
  const t = await getTranslations();
  const heading = layout === 'blog' ? t('blog.latest') : t('navigation.items.success_stories');
  return <ListingPage page={page} heading={heading} />;
}
