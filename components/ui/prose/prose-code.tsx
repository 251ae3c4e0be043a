import { type ComponentProps, isValidElement } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { styled } from './styled';

/** Code within a line, or the content of a code block, whose look it then takes. */
export const ProseCode = styled(
  'code',
  'rounded-card border border-line bg-mist px-1 text-[0.9em] text-text hyphens-none in-[pre]:border-0 in-[pre]:bg-transparent in-[pre]:p-0 in-[pre]:text-on-night',
);

const Block = styled('pre', 'on-night w-max min-w-full rounded-card bg-night p-6 text-small');

/** The language that Markdown notes on the code within, e.g. "yaml". */
function languageOf(children: ComponentProps<'pre'>['children']): string | undefined {
  if (!isValidElement<{ className?: string }>(children)) return undefined;
  return children.props.className?.match(/\blanguage-(\S+)/)?.[1]?.toUpperCase();
}

/** A code block, which scrolls sideways in its place; its language names it. */
export function ProsePre(props: ComponentProps<'pre'>) {
  return (
    <ScrollRegion label={languageOf(props.children)}>
      <Block {...props} />
    </ScrollRegion>
  );
}
