import { isOfType } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/not-found-id';
import type { Page } from '@/lib/content/registry';
import { contentState } from '@/lib/content/site-content';
import { CaseStudiesPage } from './case-studies/case-studies-page';
import { CaseStudyPage } from './case-study/case-study-page';
import { ContactPage } from './contact/contact-page';
import { PageFrame } from './page-frame/page-frame';
import { ProblemOverlay } from './page-frame/problem-overlay';
import { StructuredData } from './page-frame/structured-data';
import { PostPage } from './post/post-page';
import { BlogPage } from './post-list/blog-page';
import { GeneratedPage } from './post-list/generated-page';
import { SearchPage } from './search/search-page';
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
      {mistakes.length > 0 ? (
        <ProblemOverlay problems={mistakes} />
      ) : (
        <>
          <Template page={page} />
          {page.id !== notFoundId && <StructuredData page={page} />}
        </>
      )}
    </PageFrame>
  );
}

function Template({ page }: { page: Page }) {
  if (page.generated) return <GeneratedPage page={page} generated={page.generated} />;
  if (isOfType(page, 'CaseStudy'))
    return <CaseStudyPage page={page} frontmatter={page.frontmatter} />;
  if (isOfType(page, 'Post')) return <PostPage page={page} />;
  const layout = isOfType(page, 'Page') ? page.frontmatter.layout : 'page';
  if (layout === 'contact') return <ContactPage page={page} />;
  if (layout === 'page') return <StandardPage page={page} />;
  if (layout === 'search') return <SearchPage page={page} />;
  if (layout === 'case-studies') return <CaseStudiesPage page={page} />;
  return <BlogPage page={page} />;
}
