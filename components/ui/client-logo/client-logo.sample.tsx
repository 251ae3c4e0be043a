import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { ClientLogo } from './client-logo';

/** A name as a wordmark, and a logo from a file. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="flex flex-wrap items-center gap-8">
          <ClientLogo alt="Slotelia" />
          <ClientLogo src="/favicon.svg" alt={locale === 'pl' ? 'Znak' : 'Mark'} width={36} />
        </div>
      )}
    </SampleBackgrounds>
  );
}
