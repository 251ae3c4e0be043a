import { Avatar } from './avatar';

/** A drawn portrait. */
const portrait = '/examples/portrait.svg';

/** Text where a picture should be: it fails like a file that is gone, and the browser complains of nothing. */
const brokenPicture = '/healthz';

const texts = {
  en: {
    pictures: 'With a picture',
    initials: 'Without one',
    broken: 'With one that cannot be had',
    decorative: 'Beside the name',
    person: 'Świętosława Żółć',
  },
  pl: {
    pictures: 'Ze zdjęciem',
    initials: 'Bez zdjęcia',
    broken: 'Ze zdjęciem, którego nie ma',
    decorative: 'Obok nazwiska',
    person: 'Świętosława Żółć',
  },
} as const;

const sizes = ['sm', 'md', 'lg'] as const;

/** Avatars in every size and state. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  const rows = [
    { heading: t.pictures, name: 'Anna Nowak', src: portrait },
    { heading: t.initials, name: 'dr inż. Łukasz Ćwik', src: undefined },
    { heading: t.broken, name: 'Jan van der Berg', src: brokenPicture },
  ];
  return (
    <div className="space-y-8">
      {rows.map(({ heading, name, src }) => (
        <section key={heading}>
          <h2 className="mb-3 text-h4">{heading}</h2>
          <p className="flex items-end gap-4">
            {sizes.map((size) => (
              <Avatar key={size} name={name} src={src} size={size} />
            ))}
          </p>
        </section>
      ))}
      <section>
        <h2 className="mb-3 text-h4">{t.decorative}</h2>
        <p className="flex items-center gap-4">
          <Avatar name={t.person} isDecorative /> {t.person}
        </p>
      </section>
    </div>
  );
}
