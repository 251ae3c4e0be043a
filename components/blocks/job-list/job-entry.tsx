import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Card } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import type { jobCardSchema } from './schema';

type JobEntryProps = BlockProps<typeof jobCardSchema> & { description?: string };

/** A position with its facts and the way to apply. */
export async function JobEntry(props: JobEntryProps) {
  const { position, level, contract, place, description, url } = props;
  const t = await getTranslations('components.job_list');
  const facts = [
    [t('level'), level],
    [t('contract'), contract],
    [t('place'), place],
  ];
  return (
    <Card as="article" className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="min-w-0">
        <Heading level={3} look="h4">
          {position}
        </Heading>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {description && <Text className="mt-4">{description}</Text>}
      </div>
      <div>
        <ButtonLink href={url} variant="outline3">
          {t('apply')}
          <span className="sr-only">: {position}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
