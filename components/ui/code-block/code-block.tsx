import { type ReactNode, useId } from 'react';
import type { CopyButtonProps } from '@/components/ui/copy-button/copy-button.client';
import { LazyCopyButton } from '@/components/ui/lazy-leaves.client';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';

type CodeBlockProps = {
  /** What names it: the file it belongs into, or its language. */
  title: string;
  /** The title is code, such as a file's name, and is shown as such. */
  isFileName?: boolean;
  /** The code, coloured or not; its text is what is copied. */
  children: ReactNode;
  labels: CopyButtonProps['labels'];
};

/** Code with a head that names it and copies it. Long lines scroll sideways, by keyboard too. */
export function CodeBlock({ title, isFileName = false, children, labels }: CodeBlockProps) {
  const id = useId();
  return (
    <figure className="code-block on-night my-8 overflow-hidden rounded-card bg-night print:overflow-visible">
      <figcaption className="flex min-h-12 items-center justify-between gap-4 border-b border-rule py-0.5 pr-2 pl-6 text-small">
        <span className={isFileName ? 'font-mono break-all' : 'font-semibold'}>{title}</span>
        <LazyCopyButton
          targetId={id}
          labels={labels}
          isCompact
          className="shrink-0 flex-row-reverse"
        />
      </figcaption>
      <ScrollRegion label={title} className="my-0">
        <pre className="w-max min-w-full p-6 text-small print:w-full">
          <code id={id} className="font-mono text-ink hyphens-none">
            {children}
          </code>
        </pre>
      </ScrollRegion>
    </figure>
  );
}
