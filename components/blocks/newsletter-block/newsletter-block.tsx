import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { mailAddress } from '@/lib/contact/mail-address';
import type { BlockProps } from '@/lib/schema/block';
import { site } from '@/site.config';
import { NewsletterLinks } from './newsletter-links';
import type { newsletterBlockSchema } from './schema';

/** Sign-up for the newsletter by a message that is filled in, so that nothing has to run for it. */
export async function NewsletterBlock(props: BlockProps<typeof newsletterBlockSchema>) {
  const { heading, lead, label } = props;
  const t = await getTranslations('components.newsletter_block');
  return (
    <div className="on-mist mt-10 grid gap-x-16 gap-y-8 rounded-card border-l-4 border-teal bg-mist p-6 md:p-10 lg:grid-cols-[1fr_auto] lg:items-center print:hidden">
      <div className="min-w-0">
        <Heading level={3} className="mb-3">
          {heading}
        </Heading>
        <Text>{lead}</Text>
        <NewsletterLinks />
      </div>
      <div className="min-w-0 lg:max-w-72">
        <ButtonLink
          href={mailAddress(site.contact.email, t('subject'), [t('message')])}
          variant="brand2"
        >
          {label}
        </ButtonLink>
        <Text look="small" isSoft className="mt-3">
          {t('note')}
        </Text>
      </div>
    </div>
  );
}
