import { artNames } from '@/lib/art/art-names';
import { StrataArt } from './strata-art';

const texts = {
  en: { night: 'On night', paper: 'On paper', phone: 'As on a phone', pages: 'Pages of one area' },
  pl: {
    night: 'Na ciemnym tle',
    paper: 'Na jasnym tle',
    phone: 'Jak w telefonie',
    pages: 'Strony jednego działu',
  },
} as const;

const backgrounds = { night: 'bg-night', paper: 'border border-line bg-paper' } as const;

/** Every composition on both backgrounds and cropped as on a phone, then variations within one area. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const text = texts[locale];
  return (
    <>
      {(['night', 'paper'] as const).map((tone) => (
        <section key={tone}>
          <h2 className="mt-12 mb-6 text-h3">{text[tone]}</h2>
          <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
            {artNames.map((name) => (
              <figure key={name}>
                <StrataArt name={name} tone={tone} className={`w-full ${backgrounds[tone]}`} />
                <figcaption className="mt-2 text-small">{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
      <h2 className="mt-12 mb-6 text-h3">{text.phone}</h2>
      <div className="flex flex-wrap gap-6">
        {artNames.map((name) => (
          <StrataArt key={name} name={name} seed="phone" className="h-44 w-97.5 bg-night" />
        ))}
      </div>
      <h2 className="mt-12 mb-6 text-h3">{text.pages}</h2>
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {['finops', 'gen-ai', 'data-ai', 'managed-services'].map((seed) => (
          <StrataArt key={seed} name="layers" seed={seed} className="w-full bg-night" />
        ))}
      </div>
    </>
  );
}
