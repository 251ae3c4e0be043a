import { PostCover } from './post-cover';

const texts = {
  en: { blog: 'Blog: cards', news: 'News: cards', header: 'Above a post', phone: 'On phones' },
  pl: {
    blog: 'Blog: karty',
    news: 'Aktualności: karty',
    header: 'Nad wpisem',
    phone: 'W telefonie',
  },
} as const;

const ids = Array.from({ length: 12 }, (_, index) => `sample-${index + 1}`);

/** Twelve covers of each category in the ratio of cards; one as above a post, and one as on phones. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const text = texts[locale];
  return (
    <>
      {(['blog', 'news'] as const).map((category) => (
        <section key={category}>
          <h2 className="mt-12 mb-6 text-h3">{text[category]}</h2>
          <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
            {ids.map((id) => (
              <PostCover key={id} id={id} category={category} className="aspect-[1.48]" />
            ))}
          </div>
        </section>
      ))}
      <h2 className="mt-12 mb-6 text-h3">{text.header}</h2>
      <PostCover id="sample-1" category="blog" className="aspect-[2.56]" />
      <h2 className="mt-12 mb-6 text-h3">{text.phone}</h2>
      <PostCover id="sample-1" category="blog" className="aspect-square max-w-97.5" />
    </>
  );
}
