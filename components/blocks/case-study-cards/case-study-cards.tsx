import { getTranslations } from 'next-intl/server';
import { Card, CardGrid, CardLink } from '@/components/ui/card/card';
import { ClientLogo } from '@/components/ui/client-logo/client-logo';
import { Heading } from '@/components/ui/heading/heading';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { casePicture } from '@/lib/content/art-files';
import { clientOf } from '@/lib/content/clients';
import { type ContentDocument, isOfType, type Page } from '@/lib/content/document';
import { parseInternalLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { typeset } from '@/lib/text/typeset';
import type { caseStudyCardsSchema } from './schema';

/** A case study: the client’s wordmark, industry and the story’s chart in small, title, and the first result or the challenge. */
export async function CaseCard({ page }: { page: Page & ContentDocument<'CaseStudy'> }) {
  const t = await getTranslations('common.case_study.industries');
  const { industry, title, challenge, results } = page.frontmatter;
  const client = clientOf(page.frontmatter.client);
  const [result] = results;
  return (
    <Card as="article" isClickable padding="none" className="card-stack">
      <div className="card-picture card-chart on-night flex aspect-16/9 flex-col gap-4 bg-night p-6 md:px-8">
        <ClientLogo
          src={client.src && pictureOfData(client.src).src}
          alt={client.name}
          width={client.width}
        />
        <Text className="-mt-3 text-small">{typeset(t(industry), page.locale)}</Text>
        <div className="relative min-h-0 grow">
          <Picture
            src={casePicture(page.id)}
            alt=""
            className="absolute inset-0 size-full object-contain object-left-bottom print:hidden"
          />
        </div>
      </div>
      <div className="card-body">
        <Heading level={3} look="h4" className="mb-3">
          <CardLink href={page.pathname}>{typeset(title, page.locale)}</CardLink>
        </Heading>
        {result ? (
          <Text>
            <span className="card-figure block text-h3 font-bold tabular-nums">
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
    const page = content.page(parseInternalLink(href)?.id ?? '', locale);
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
