import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { ContactLink } from './contact-link';

const texts = {
  en: { email: 'E-mail', phone: 'Phone' },
  pl: { email: 'E-mail', phone: 'Telefon' },
} as const;

/** An address, a long one, and a number. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { email, phone } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <ul>
          {['hello@a.example', 'bezpieczenstwo-informacji-i-zgodnosc@instytucja.example'].map(
            (address) => (
              <li key={address}>
                <ContactLink kind="mail" value={address} label={email} />
              </li>
            ),
          )}
          <li>
            <ContactLink kind="phone" value="+48 22 000 00 00" label={phone} />
          </li>
        </ul>
      )}
    </SampleBackgrounds>
  );
}
