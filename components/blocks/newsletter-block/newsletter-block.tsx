import { FormArea } from '@/components/ui/form-area/form-area';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { pageForm } from '@/lib/forms/page-form';
import type { BlockProps } from '@/lib/schema/block';
import { NewsletterLinks } from './newsletter-links';
import type { newsletterBlockSchema } from './schema';

/** Sign-up for the newsletter: an address and a consent. */
export async function NewsletterBlock(props: BlockProps<typeof newsletterBlockSchema>) {
  const { heading, lead, label } = props;
  const form = await pageForm({ kind: 'newsletter', submit: label });
  return (
    <div className="on-mist mt-10 grid gap-x-16 gap-y-8 rounded-card border-l-4 border-teal bg-mist p-6 md:p-10 lg:grid-cols-2 print:hidden">
      <div className="min-w-0">
        <Heading level={3} className="mb-3">
          {heading}
        </Heading>
        <Text>{lead}</Text>
        <NewsletterLinks />
      </div>
      <FormArea {...form} variant="brand2" className="min-w-0" />
    </div>
  );
}
