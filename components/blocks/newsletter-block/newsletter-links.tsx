import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pageAddress } from '@/lib/content/page-address';
import { currentLocale } from '@/lib/i18n/current-locale';

/** Where to read what the newsletter is like and what happens with an address; as far as the pages exist. */
export async function NewsletterLinks() {
  const locale = await currentLocale();
  const t = await getTranslations('components.newsletter_block');
  const links = [
    { href: pageAddress('newsletter', locale), text: t('about') },
    { href: pageAddress('privacy-policy', locale), text: t('privacy') },
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
