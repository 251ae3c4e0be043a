import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { buttonVariants } from './button-style';

const texts = {
  en: {
    talk: 'Talk to an architect',
    services: 'See the services',
    framework: 'The FinOps framework',
    newTab: '(opens in a new tab)',
    send: 'Send message',
    sending: 'sending',
    soon: 'Not yet open',
  },
  pl: {
    talk: 'Porozmawiaj z architektem',
    services: 'Zobacz usługi',
    framework: 'Założenia FinOps',
    newTab: '(otwiera się w nowej karcie)',
    send: 'Wyślij wiadomość',
    sending: 'wysyłanie',
    soon: 'Jeszcze niedostępne',
  },
} as const;

/** All variants as buttons, then a link inside, a link outside, loading, and disabled. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="flex flex-wrap gap-4">
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {`${t.talk} (${variant})`}
            </Button>
          ))}
          <ButtonLink href={locale === 'pl' ? '/pl' : '/'} variant="brand3">
            {t.services}
          </ButtonLink>
          <ButtonLink
            href="https://www.finops.org/"
            variant="outline"
            isExternal
            newTabLabel={t.newTab}
          >
            {t.framework}
          </ButtonLink>
          <Button variant="brand2" isLoading loadingLabel={t.sending}>
            {t.send}
          </Button>
          <Button isDisabled>{t.soon}</Button>
        </div>
      )}
    </SampleBackgrounds>
  );
}
