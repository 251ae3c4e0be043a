import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/templates/page-frame/page-body';
import type { Page } from '@/lib/content/document';
import type { Frontmatter } from '@/lib/schema/document-types';
import { typeset } from '@/lib/text/typeset';

type CaseStudyPageProps = { page: Page; frontmatter: Frontmatter<'CaseStudy'> };

/** A story: the details in short, the note that it is a sample, and its text. The organisation is not among the details. */
export async function CaseStudyPage({ page, frontmatter }: CaseStudyPageProps) {
  const t = await getTranslations('common.case_study');
  const details = [
    [t('industry'), t(`industries.${frontmatter.industry}`)],
    [t('challenge'), typeset(frontmatter.challenge, page.locale)],
  ] as const;
  return (
    <PageBody
      page={page}
      below={
        <>
          <dl className="mt-10 grid gap-x-10 gap-y-5 border-t border-night-line pt-6 md:grid-cols-[auto_1fr]">
            {details.map(([term, description]) => (
              <div key={term}>
                <dt className="text-small text-on-night-soft">{term}</dt>
                <dd className="text-h5">{description}</dd>
              </div>
            ))}
          </dl>
          <p role="note" className="mt-8 max-w-column border-l-4 border-yellow pl-6 text-small">
            {typeset(t('sample_note'), page.locale)}
          </p>
        </>
      }
    />
  );
}
