import { MdxBody } from '@/components/mdx/mdx-body';
import { Section, sectionStyle } from '@/components/ui/section/section';
import type { Locale } from '@/lib/i18n/locales';
import { exampleOf } from './example';
import type { Ground } from './gallery-address';

type ExampleStretchProps = { folder: string; locale: Locale; ground: Ground };

/** Accessible name of the stretch with the example. */
export const exampleLabel = (ground: Ground) => `Example on ${ground}`;

/** The example of a block as it stands on a page: within a section, or over the full width. */
export function ExampleStretch({ folder, locale, ground }: ExampleStretchProps) {
  const { body, isFullWidth } = exampleOf(folder, locale);
  const example = <MdxBody body={body} />;
  const padding = isFullWidth ? 'none' : 'small';
  const look = { background: ground, paddingTop: padding, paddingBottom: padding } as const;
  return (
    <section aria-label={exampleLabel(ground)} lang={locale}>
      {isFullWidth ? (
        <div className={sectionStyle(look)}>{example}</div>
      ) : (
        <Section {...look}>{example}</Section>
      )}
    </section>
  );
}
