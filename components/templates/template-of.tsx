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
 * Whether a file's mistakes take a page down: its own, and those of the folders it stands in. An address that is not
 * found may be one that a broken folder gives its pages no more.
 */
function isAbout(file: string, page: Page): boolean {
  if (file === page.file) return true;
  const [, folder] = /^(.+)\/_section\.yaml$/.exec(file) ?? [];
  return folder !== undefined && (page.id === notFoundId || page.id.startsWith(`${folder}/`));
}

/**
 * A page in its frame, laid out by the template of its document type. In development a page with mistakes
 * shows them instead of its text: never an older version, as if nothing were wrong. Those of data that pages share are
 * told above the text: what else the page says can be worked on.
 */
export async function PageTemplate({ page }: { page: Page }) {
  const errors = contentState.problems.filter(({ severity }) => severity === 'error');
  const mistakes = errors.filter(({ file }) => isAbout(file, page));
  const shared = errors.filter(({ file }) => file.startsWith('data/') && !mistakes.length);
  return (
    <PageFrame page={page}>
      {mistakes.length > 0 ? (
        <ProblemOverlay problems={mistakes} />
      ) : (
        <>
          {shared.length > 0 && <ProblemOverlay problems={shared} isShared />}
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
