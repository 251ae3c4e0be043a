import { CaseStudiesPage } from '@/components/templates/case-studies/case-studies-page';
import { CaseStudyPage } from '@/components/templates/case-study/case-study-page';
import { ContactPage } from '@/components/templates/contact/contact-page';
import { PageFrame, StructuredData } from '@/components/templates/page-frame/page-frame';
import { ProblemOverlay } from '@/components/templates/page-frame/problem-overlay';
import { PostPage } from '@/components/templates/post/post-page';
import { BlogFurtherPage, BlogPage } from '@/components/templates/post-list/blog-page';
import { IndexPage } from '@/components/templates/post-list/index-page';
import { AuthorPage, TagPage } from '@/components/templates/post-list/list-page';
import { SearchPage } from '@/components/templates/search/search-page';
import { StandardPage } from '@/components/templates/standard/standard-page';
import { type Generated, isOfType, type Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { contentState } from '@/lib/content/site-content';

/** A page that no writer wrote: a list of posts, of subjects or of authors. */
function GeneratedPage({ page, generated }: { page: Page; generated: Generated }) {
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

/**
 * Whether a file's mistakes take a page down: its own, and those of the folders it is in. An address that is not
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
 * shown above the text: what else the page says can be worked on.
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
