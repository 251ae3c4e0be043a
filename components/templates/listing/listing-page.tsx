import { PostCard } from '@/components/blocks/related-posts/post-card';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { Heading } from '@/components/ui/heading/heading';
import { CardGrid } from '@/components/ui/page-card/card-grid';
import { Section } from '@/components/ui/section/section';
import { isOfType } from '@/lib/content/document';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { CaseStudyCard } from './case-study-card';

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
      <Section background="mist">
        <Heading level={2}>{heading}</Heading>
        <CardGrid>
          {entries.map((entry) =>
            isOfType(entry, 'Post') ? (
              <PostCard key={entry.id} page={entry} />
            ) : (
              <CaseStudyCard key={entry.id} page={entry} />
            ),
          )}
        </CardGrid>
      </Section>
    </>
  );
}
