import { PageBody } from '@/components/templates/page-frame/page-body';
import { Container } from '@/components/ui/container/container';
import { CardGrid } from '@/components/ui/page-card/card-grid';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { CaseStudyCard } from './case-study-card';
import { PostCard } from './post-card';

const newestFirst = (a: Page, b: Page) =>
  ('date' in b.frontmatter ? b.frontmatter.date : '').localeCompare(
    'date' in a.frontmatter ? a.frontmatter.date : '',
  );

/** A page whose text is followed by cards for the pages below it: case studies, or posts. */
export function ListingPage({ page, heading }: { page: Page; heading: string }) {
  const entries = content.children(page.id, page.locale).sort(newestFirst);
  return (
    <>
      <PageBody page={page} />
      <section className="bg-mist py-section">
        <Container>
          <h2 className="text-h2">{heading}</h2>
          <CardGrid>
            {entries.map((entry) =>
              'category' in entry.frontmatter ? (
                <PostCard key={entry.id} page={entry} frontmatter={entry.frontmatter} />
              ) : (
                <CaseStudyCard key={entry.id} page={entry} />
              ),
            )}
          </CardGrid>
        </Container>
      </section>
    </>
  );
}
