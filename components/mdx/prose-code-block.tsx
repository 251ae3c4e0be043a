import { getTranslations } from 'next-intl/server';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { CodeBlock } from '@/components/ui/code-block/code-block';

type ProseCodeBlockProps = ComponentProps<'pre'> & {
  /** From behind the fence, by lib/mdx/highlight-code.ts. */
  'data-title'?: string;
  'data-language'?: string;
};

/** A code block of a text: named by its title, else by its language, and copied with one click. */
export async function ProseCodeBlock(props: ProseCodeBlockProps) {
  const { children, 'data-title': title, 'data-language': language } = props;
  const t = await getTranslations('components.code_block');
  const code = isValidElement<{ children?: ReactNode }>(children)
    ? children.props.children
    : children;
  return (
    <CodeBlock
      title={title ?? language ?? t('code')}
      isFileName={title !== undefined}
      labels={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
    >
      {code}
    </CodeBlock>
  );
}
