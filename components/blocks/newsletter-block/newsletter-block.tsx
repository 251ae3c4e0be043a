import { getTranslations } from 'next-intl/server';
import { FormArea } from '@/components/ui/form-area/form-area';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pageHref } from '@/lib/content/page-href';
import { pageForm } from '@/lib/forms/page-form';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import type { newsletterBlockSchema } from './schema';

/** Where to read what the newsletter is like and what happens with an address; as far as the pages exist. */
async function NewsletterLinks() {
  const locale = await currentLocale();
  const t = await getTranslations('components.newsletter_block');
  const links = [
    { href: pageHref('newsletter', locale), text: t('about') },
    { href: pageHref('privacy-policy', locale), text: t('privacy') },
  ].flatMap(({ href, text }) => (href ? [{ href, text }] : []));
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8 text-small">
      {links.map(({ href, text }) => (
        <li key={text}>
          <TextLink href={href} className="inline-flex min-h-11 items-center">
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Sign-up for the newsletter: an address and a consent. */
export async function NewsletterBlock(props: BlockProps<typeof newsletterBlockSchema>) {
  const { heading, lead, label } = props;
  const form = await pageForm({ kind: 'newsletter', submit: label });
  return (
    <div className="newsletter on-mist mt-10 grid gap-x-16 gap-y-8 rounded-card border-l-4 border-teal bg-mist p-6 md:p-10 lg:grid-cols-2 print:hidden">
      <div className="min-w-0">
        <Heading level={2} look="h3" className="mb-3">
          {heading}
        </Heading>
        <Text>{lead}</Text>
        <NewsletterLinks />
      </div>
      <FormArea {...form} variant="brand2" className="min-w-0" />
    </div>
  );
}
