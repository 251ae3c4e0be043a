import type { OutlineEntry } from '@/lib/mdx/outline';

/** Links to the headings of a text; the one that is being read is marked where script runs. */
export function ContentsList({ outline }: { outline: readonly OutlineEntry[] }) {
  return (
    <ul className="text-small">
      {outline.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 text-ink-soft underline-offset-4 hover:text-ink-link hover:underline aria-[current]:font-semibold aria-[current]:text-ink-link"
          >
            {text}
          </a>
          {children.length > 0 && (
            <div className="pl-4">
              <ContentsList outline={children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
