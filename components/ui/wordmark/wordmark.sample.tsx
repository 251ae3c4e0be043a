import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Wordmark } from './wordmark';

const names = ['Slotelia', 'Tarniwa Bank', 'Jitřena', 'Kodomierz', 'Dukatnik'];

/** Short and long names, with letters of several languages, and one of a width of its own. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <div className="flex flex-wrap items-center gap-8">
          {names.map((name) => (
            <Wordmark key={name} name={name} />
          ))}
          <Wordmark name="Fundusz Odnowy Powiatów" width={208} />
        </div>
      )}
    </SampleBackgrounds>
  );
}
