import { getTranslations } from 'next-intl/server';
import { PageCard } from '@/components/ui/page-card/page-card';
import { cardTexts } from '@/lib/content/card-texts';
import type { Page } from '@/lib/content/registry';

/** A card that leads to a case study, with the client's industry above its title. */
export async function CaseStudyCard({ page }: { page: Page }) {
  const t = await getTranslations('common.case_study.industries');
  const note = 'industry' in page.frontmatter ? t(page.frontmatter.industry) : undefined;
  return <PageCard href={page.address} {...cardTexts(page)} note={note} />;
}
