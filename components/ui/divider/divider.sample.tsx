import { Divider, type Ground } from './divider';

const texts = {
  en: { paper: 'Paper', mist: 'Mist', night: 'Night' },
  pl: { paper: 'Biel', mist: 'Mgła', night: 'Noc' },
} as const;

const sequence: readonly Ground[] = ['paper', 'mist', 'night', 'paper', 'night', 'mist', 'paper'];

const looks = {
  paper: 'bg-paper',
  mist: 'bg-mist',
  night: 'on-night bg-night text-on-night',
} as const;

/** Every edge between two grounds. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <div className="-mx-gutter">
      {sequence.map((ground, index) => {
        const before = sequence[index - 1];
        const place = `${before ?? ''}-${ground}`;
        return (
          <div key={place}>
            {before && <Divider from={before} to={ground} seed={place} />}
            <p className={`px-gutter py-10 ${looks[ground]}`}>{texts[locale][ground]}</p>
          </div>
        );
      })}
    </div>
  );
}
