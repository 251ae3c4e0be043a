import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { ClientLogo } from '@/components/ui/client-logo/client-logo';
import { clientOf } from '@/lib/content/clients';
import type { DocumentPage } from '@/lib/content/document';
import { textIn } from '@/lib/i18n/locales';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import { typeset } from '@/lib/text/typeset';

type CaseStudyPageProps = { page: DocumentPage<'CaseStudy'> };

/** What came of it, each number above what it is the number of; its line has room before it has come. */
function Results({ page }: CaseStudyPageProps) {
  return page.frontmatter.results.map(({ value, label }) => (
    <div
      key={label}
      className="grid grid-rows-[minmax(calc(1.2*var(--text-h2)),auto)_auto] content-start"
    >
      <dt className="row-start-2 mt-1 text-ink-soft">{typeset(label, page.locale)}</dt>
      <dd className="row-start-1 text-h2 tabular-nums text-ink-purple">
        {typeset(value, page.locale)}
      </dd>
    </div>
  ));
}

/** A story: who the client is, what came of it in numbers, and its text. */
export async function Template({ page }: CaseStudyPageProps) {
  const { frontmatter } = page;
  const t = await getTranslations('common.case_study');
  const client = clientOf(frontmatter.client);
  const details = [
    [t('sector'), textIn(client.sector, page.locale)],
    [t('size'), textIn(client.size, page.locale)],
    [t('place'), textIn(client.place, page.locale)],
  ] as const;
  return (
    <PageBody
      page={page}
      foot={
        <>
          {frontmatter.results.length > 0 && (
            <section aria-label={t('results')} className="mb-6 border-b border-rule pb-6">
              <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
                <Results page={page} />
              </dl>
            </section>
          )}
          <dl className="grid grid-cols-2 gap-x-8 gap-y-5 xl:grid-cols-4">
            <div className="max-sm:col-span-full">
              <dt className="text-small text-ink-soft">{t('client')}</dt>
              <dd>
                <ClientLogo
                  src={client.src && pictureOfData(client.src).src}
                  alt={client.name}
                  width={client.width}
                />
              </dd>
            </div>
            {details.map(([term, description], index) => (
              // On phones the name and the sector, the longest two, have a line each.
              <div key={term} className={index === 0 ? 'max-sm:col-span-full' : undefined}>
                <dt className="text-small text-ink-soft">{term}</dt>
                <dd className="font-semibold">{typeset(description, page.locale)}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    />
  );
}
