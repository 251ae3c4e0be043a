import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { languageNames } from '@/lib/check/site-rules/language-names';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Ground, galleryAddress } from './gallery-address';

type GalleryHeadProps = {
  title: string;
  lead: string;
  locale: Locale;
  folder?: string;
  ground?: Ground;
  children?: ReactNode;
};

/** Title of a page of the gallery, the way up, and the same page with examples in the other language. */
export function GalleryHead({ title, lead, locale, folder, ground, children }: GalleryHeadProps) {
  return (
    <Container className="pb-8">
      <p className="mb-4 flex flex-wrap gap-x-6 text-small">
        {folder && (
          <TextLink href={galleryAddress(locale, ground && folder)} className="py-2.5">
            {ground ? `${title}, with its guide` : 'Blocks'}
          </TextLink>
        )}
        {locales
          .filter((other) => other !== locale)
          .map((other) => (
            <TextLink
              key={other}
              href={galleryAddress(other, folder, ground)}
              className="py-2.5"
            >{`Examples in ${languageNames[other]}`}</TextLink>
          ))}
      </p>
      <Heading level={1} look="h2">
        {title}
      </Heading>
      <Text look="bodyL" className="mt-4">
        {lead}
      </Text>
      {children}
    </Container>
  );
}
