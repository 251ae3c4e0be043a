import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Picture } from '@/components/ui/picture/picture';
import { sizeInWidth } from '@/lib/pictures/picture-of-page';
import type { QuoteProps } from './quote';

/** One quotation, in the quotation marks of its language. */
export async function QuoteSlide(props: QuoteProps) {
  const { text, author, position, imgSrc, imgAlt, imgWidth, buttonUrl } = props;
  const t = await getTranslations('components.quote_carousel');
  return (
    <figure className="max-w-5xl">
      <blockquote className="text-h3 font-normal lg:text-h2 lg:font-normal">
        <p>{t('quotation', { text })}</p>
      </blockquote>
      <figcaption className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {imgSrc && (
          <Picture
            src={imgSrc}
            alt={imgAlt}
            {...sizeInWidth(imgSrc, imgWidth)}
            className="h-auto max-w-full rounded-card"
          />
        )}
        <span>
          <span className="block text-h5">{author}</span>
          <span className="block text-small text-ink-soft">{position}</span>
        </span>
        {buttonUrl && (
          <ButtonLink href={buttonUrl} variant="outline">
            {t('whole_story')}
            <span className="sr-only">: {author}</span>
          </ButtonLink>
        )}
      </figcaption>
    </figure>
  );
}
