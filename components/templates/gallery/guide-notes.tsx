import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import type { BlockGuide } from '@/lib/schema/block';

/** When to use a block, when not, and what it does for assistive technology. */
export function GuideNotes({ guide }: { guide: BlockGuide }) {
  const notes = [
    ['When to use it', guide.use],
    ['When not to', guide.avoid],
    ['Accessibility', guide.accessibility],
  ] as const;
  return (
    <div className="grid gap-8 md:grid-cols-3">
      {notes.map(([title, text]) => (
        <section key={title}>
          <Heading level={2} look="h4" className="mb-3">
            {title}
          </Heading>
          <Text>{text}</Text>
        </section>
      ))}
    </div>
  );
}
