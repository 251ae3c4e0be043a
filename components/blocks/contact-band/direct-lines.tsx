import { getTranslations } from 'next-intl/server';
import { ContactLink } from '@/components/ui/contact-link/contact-link';
import { site } from '@/site.config';

/** The provider's phone and e-mail, for those who need no form. */
export async function DirectLines() {
  const t = await getTranslations('components.contact_link');
  const { email, phone } = site.contact;
  return (
    <ul className="min-w-0 border-l-2 border-teal pl-6">
      <li>
        <ContactLink kind="phone" value={phone} label={t('phone')} />
      </li>
      <li>
        <ContactLink kind="mail" value={email} label={t('email')} />
      </li>
    </ul>
  );
}
