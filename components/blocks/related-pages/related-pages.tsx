import { getTranslations } from 'next-intl/server';
import { Card, CardGrid, CardLink, cardBodyStyle, cardStackStyle } from '@/components/ui/card/card';
import { CasePicture } from '@/components/ui/case-picture/case-picture';
import { Heading } from '@/components/ui/heading/heading';
import { PageCard } from '@/components/ui/page-card/page-card';
import { Text } from '@/components/ui/text/text';
import { casePicture } from '@/lib/art/art-files';
import { cardTexts } from '@/lib/content/card-texts';
import { clientOf } from '@/lib/content/clients';
import { type ContentDocument, isOfType, type Page, type PostEntry } from '@/lib/content/document';
import { parseInternalLink } from '@/lib/content/links';
import { relatedPosts } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { typeset } from '@/lib/text/typeset';
import { PostCard } from './post-card';
import type { caseStudyCardsSchema, relatedPagesSchema, relatedPostsSchema } from './schema';

/** A page that a block names by its id; undefined where there is none in the language. */
const pageNamed = (href: string, locale: Locale) =>
  content.page(parseInternalLink(href)?.id ?? '', locale);

/** Cards for pages picked by id. */
export async function RelatedPages({ pages }: BlockProps<typeof relatedPagesSchema>) {
  const locale = await currentLocale();
  const found = pages.map((href) => {
    const page = pageNamed(href, locale);
    if (!page) throw new Error(`<RelatedPages> there is no page "${href}" in language "${locale}"`);
    return page;
  });
  return (
    <CardGrid>
      {found.map((page) => (
        <PageCard key={page.id} href={page.pathname} {...cardTexts(page)} />
      ))}
    </CardGrid>
  );
}

/** A case study: the client’s wordmark, industry and the story’s chart in small, title, and the first result or the challenge. */
export async function CaseCard({ page }: { page: Page & ContentDocument<'CaseStudy'> }) {
  const t = await getTranslations('common.case_study.industries');
  const { client, industry, title, challenge, results } = page.frontmatter;
  const [result] = results;
  return (
    <Card as="article" isClickable padding="none" className={cardStackStyle}>
      <CasePicture
        chart={casePicture(page.id)}
        client={clientOf(client)}
        industry={typeset(t(industry), page.locale)}
      />
      <div className={`${cardBodyStyle} alone:justify-center`}>
        <Heading level={3} look="h4" className="mb-3">
          <CardLink href={page.pathname}>{typeset(title, page.locale)}</CardLink>
        </Heading>
        {result ? (
          <Text>
            <span className="block text-h3 font-bold tabular-nums alone:mb-3 alone:text-figure alone:text-ink-purple">
              {typeset(result.value, page.locale)}
            </span>
            {typeset(result.label, page.locale)}
          </Text>
        ) : (
          <Text>{typeset(challenge, page.locale)}</Text>
        )}
      </div>
    </Card>
  );
}

/**
 * Cards for case studies picked by id; their words come from the case studies themselves.
 * @throws when there is no such case study in the language.
 */
export async function CaseStudyCards({ cases }: BlockProps<typeof caseStudyCardsSchema>) {
  const locale = await currentLocale();
  const found = cases.map((href) => {
    const page = pageNamed(href, locale);
    if (page && isOfType(page, 'CaseStudy')) return page;
    throw new Error(`<CaseStudyCards> there is no case study "${href}" in language "${locale}"`);
  });
  return (
    <CardGrid>
      {found.map((page) => (
        <CaseCard key={page.id} page={page} />
      ))}
    </CardGrid>
  );
}

type RelatedPostsProps = BlockProps<typeof relatedPostsSchema> & {
  /** The page it is on, from the page's template. */
  pageId?: string;
};

/** Cards for posts, in one, two or three columns (docs/behaviour.md §9). */
export async function RelatedPosts({ posts, count, pageId }: RelatedPostsProps) {
  const locale = await currentLocale();
  const named = (href: string): PostEntry => {
    const page = pageNamed(href, locale);
    if (page && isOfType(page, 'Post')) return page;
    throw new Error(`<RelatedPosts> there is no post "${href}" in language "${locale}"`);
  };
  const shown = posts?.map(named) ?? relatedPosts(content, locale, { pageId, count });
  if (shown.length === 0) return null;
  return (
    <CardGrid>
      {shown.map((post) => (
        <PostCard key={post.id} page={post} />
      ))}
    </CardGrid>
  );
}
