import { getTranslations } from 'next-intl/server';
import { isOfType } from '@/lib/content/document';
import type { Page } from '@/lib/content/registry';
import { CaseStudyPage } from './case-study/case-study-page';
import { ContactPage } from './contact/contact-page';
import { ListingPage } from './listing/listing-page';
import { PageFrame } from './page-frame/page-frame';
import { PostPage } from './post/post-page';
import { StandardPage } from './standard/standard-page';

/** A page in its frame, laid out by the template of its document type. */
export async function PageTemplate({ page }: { page: Page }) {
  return (
    <PageFrame page={page}>
      <Template page={page} />
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
