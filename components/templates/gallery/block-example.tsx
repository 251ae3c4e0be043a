import { blockSchemas } from 'generated/block-schemas';
import { compileText } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Section, sectionStyle } from '@/components/ui/section/section';
import { type Background, readExample } from './gallery';

/**
 * Reads and compiles the example of a block, in the way a page is compiled.
 * @param folder Folder of the block.
 * @throws when there is no example, or when it is wrong; with the file in front of the reason.
 */
export function exampleOf(folder: string) {
  const { file, source } = readExample(folder);
  const text = { id: `blocks/${folder}`, origin: file, body: source, locale: 'en' as const };
  const body = compileText(text);
  // Something in it spans the page and sets its own gutters.
  const isFullWidth = [...body.blocks].some((name) => blockSchemas.get(name)?.isFullWidth);
  // Next to a block that spans the page, other text gets gutters as on a page.
  return { source, isFullWidth, body: isFullWidth ? compileText(text, { isFullWidth }) : body };
}

type BlockExampleProps = { folder: string; background: Background };

/** The example of a block as it is on a page: within a section, or over the full width. */
export function BlockExample({ folder, background }: BlockExampleProps) {
  const { body, isFullWidth } = exampleOf(folder);
  const example = <MdxBody body={body} />;
  const padding = isFullWidth ? 'none' : 'small';
  const look = { background, paddingTop: padding, paddingBottom: padding } as const;
  return (
    <section aria-label={`Example on ${background}`}>
      {isFullWidth ? (
        <div className={sectionStyle(look)}>{example}</div>
      ) : (
        <Section {...look}>{example}</Section>
      )}
    </section>
  );
}
