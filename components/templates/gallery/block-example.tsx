import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { compileText } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Section, sectionStyle } from '@/components/ui/section/section';
import { defaultLocale, type Locale, localeSettings } from '@/lib/i18n/locales';
import type { CompiledBody } from '@/lib/mdx/compile';
import type { Background } from './gallery-pathname';

/** A block's own example, as it is written and ready to be rendered. */
export type Example = {
  source: string;
  body: CompiledBody;
  /** Something in it spans the page and sets its own gutters. */
  isFullWidth: boolean;
};

const fileIn = (folder: string, locale: Locale) =>
  `components/blocks/${folder}/example${locale === defaultLocale ? '' : `.${locale}`}.mdx`;

/** The language of a block's example: a partial language without one of its own shows the English one, with its links. */
function languageOf(folder: string, locale: Locale): Locale {
  const isMissing = !existsSync(path.join(process.cwd(), fileIn(folder, locale)));
  return isMissing && localeSettings[locale].isPartial ? defaultLocale : locale;
}

/** From the root of the repository: `example.mdx` is English, `example.pl.mdx` Polish. */
export const exampleFile = (folder: string, locale: Locale): string =>
  fileIn(folder, languageOf(folder, locale));

/**
 * Reads and compiles the example of a block, in the way a page is compiled.
 * @param folder Folder of the block.
 * @throws when there is no example in the language, or when it is wrong; with the file in front of the reason.
 */
export function exampleOf(folder: string, locale: Locale): Example {
  const origin = exampleFile(folder, locale);
  const source = readFileSync(path.join(process.cwd(), origin), 'utf8').trim();
  const text = {
    id: `blocks/${folder}`,
    origin,
    body: source,
    locale: languageOf(folder, locale),
  };
  const body = compileText(text);
  const isFullWidth = [...body.blocks].some((name) => blockSchemas.get(name)?.isFullWidth);
  // Next to a block that spans the page, other text gets gutters as on a page.
  return { source, isFullWidth, body: isFullWidth ? compileText(text, { isFullWidth }) : body };
}

type BlockExampleProps = { folder: string; locale: Locale; background: Background };

/** The example of a block as it is on a page: within a section, or over the full width. */
export function BlockExample({ folder, locale, background }: BlockExampleProps) {
  const { body, isFullWidth } = exampleOf(folder, locale);
  const example = <MdxBody body={body} />;
  const padding = isFullWidth ? 'none' : 'small';
  const look = { background, paddingTop: padding, paddingBottom: padding } as const;
  return (
    <section aria-label={`Example on ${background}`} lang={languageOf(folder, locale)}>
      {isFullWidth ? (
        <div className={sectionStyle(look)}>{example}</div>
      ) : (
        <Section {...look}>{example}</Section>
      )}
    </section>
  );
}
