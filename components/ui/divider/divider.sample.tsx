import { type Background, Divider } from './divider';

const texts = {
  en: { paper: 'Paper', mist: 'Mist', night: 'Night' },
  pl: { paper: 'Biel', mist: 'Mgła', night: 'Noc' },
} as const;

const sequence: readonly Background[] = [
  'paper',
  'mist',
  'night',
  'paper',
  'night',
  'mist',
  'paper',
];

const looks = {
  paper: 'bg-paper',
  mist: 'bg-mist',
  night: 'on-night bg-night text-on-night',
} as const;

/** Every edge between two backgrounds. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <div className="-mx-gutter">
      {sequence.map((background, index) => {
        const before = sequence[index - 1];
        const place = `${before ?? ''}-${background}`;
        return (
          <div key={place}>
            {before && <Divider from={before} to={background} seed={place} />}
            <p className={`px-gutter py-10 ${looks[background]}`}>{texts[locale][background]}</p>
          </div>
        );
      })}
    </div>
  );
}
