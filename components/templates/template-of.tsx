import { posix } from 'node:path';
import { templates } from 'generated/templates';
import type { ComponentType } from 'react';
import { PageFrame, StructuredData } from '@/components/templates/page-frame/page-frame';
import { ProblemOverlay } from '@/components/templates/page-frame/problem-overlay';
import { BlogFurtherPage } from '@/components/templates/post-list/blog-page';
import { IndexPage } from '@/components/templates/post-list/index-page';
import { AuthorPage, TagPage } from '@/components/templates/post-list/list-page';
import { AreaPage } from '@/components/templates/standard/side-pages';
import { StandardPage } from '@/components/templates/standard/standard-page';
import { contentState, type ShownProblem } from '@/lib/content/development';
import type { Generated, Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';

/** A page that no writer wrote: a list of posts, of subjects, of authors or of the pages of an area. */
function GeneratedPage({ page, generated }: { page: Page; generated: Generated }) {
  switch (generated.kind) {
    case 'blog':
      return <BlogFurtherPage page={page} {...generated} />;
    case 'tag':
      return <TagPage page={page} list={generated} />;
    case 'area':
      return <AreaPage page={page} {...generated} />;
    case 'author':
      return <AuthorPage page={page} list={generated} />;
    default:
      return <IndexPage page={page} kind={generated.kind} />;
  }
}

/**
 * Whether a file's mistakes take a page down: its own, those of pictures beside it, and of the folders it is in. An address that is not
 * found may be one that a broken folder gives its pages no more.
 */
function isAbout(file: string, page: Page): boolean {
  if (file === page.file) return true;
  if (!file.endsWith('.mdx') && posix.dirname(file) === page.id) return true;
  const [, folder] = /^(.+)\/_section\.yaml$/.exec(file) ?? [];
  return folder !== undefined && (page.id === notFoundId || page.id.startsWith(`${folder}/`));
}

/** Whether mistakes are in what all pages share: data, and texts of the interface. */
const isShared = ({ file, ruleId }: ShownProblem) =>
  file.startsWith('data/') || ruleId.startsWith('message-');

/**
 * A page in its frame, laid out by the template of its document type. In development a page with mistakes
 * shows them instead of its text: never an older version, as if nothing were wrong. Those of what pages share are
 * shown above the text: what else the page says can be worked on.
 */
export async function PageTemplate({ page }: { page: Page }) {
  const problems = contentState().problems.filter(({ fatal }) => fatal);
  const shared = problems.filter(isShared);
  const own = problems.filter((problem) => isAbout(problem.file, page) && !isShared(problem));
  // What the page lacks may be lacking because of them.
  const mistakes =
    own.length > 0 || shared.some(({ file }) => file === page.file) ? [...shared, ...own] : [];
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

/** The template of a page's document type; a type that has none is laid out as any page. */
function Template({ page }: { page: Page }) {
  if (page.generated) return <GeneratedPage page={page} generated={page.generated} />;
  const OfType = (templates[page.type] ?? StandardPage) as ComponentType<{ page: Page }>;
  return <OfType page={page} />;
}
