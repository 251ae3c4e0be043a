import { LazyCopyButton } from '@/components/ui/copy-button/lazy-copy-button.client';
import { Heading } from '@/components/ui/heading/heading';
import { prose } from '@/components/ui/prose/prose';

const codeId = 'gallery-mdx';

const labels = {
  copy: 'Copy the MDX',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C',
};

/** The example as a writer would write it, ready to be copied. */
export function MdxToCopy({ source }: { source: string }) {
  return (
    <section>
      <Heading level={2} look="h4">
        MDX to copy
      </Heading>
      <prose.pre>
        <code id={codeId} className="language-mdx">
          {source}
        </code>
      </prose.pre>
      <LazyCopyButton targetId={codeId} labels={labels} />
    </section>
  );
}
