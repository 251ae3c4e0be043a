import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Container } from '@/components/ui/container/container';
import type { OutlineEntry } from '@/lib/mdx/outline';

/** Links to the headings of a text; the one that is being read is marked where script runs. */
function ContentsList({ outline }: { outline: readonly OutlineEntry[] }) {
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

type PostContentsProps = {
  outline: readonly OutlineEntry[];
  /** What it is called where the text is no post. */
  label?: string;
};

/** Fewer headings than this are seen at a glance. */
const leastEntries = 3;

/**
 * The contents of a post or a legal text: next to the text on wide screens, where they stay in sight, and folded above it on
 * narrow ones.
 */
async function PostContents({ outline, label }: PostContentsProps) {
  const id = useId();
  if (outline.length < leastEntries) return null;
  const t = await getTranslations('blog');
  const heading = label ?? t('contents');
  return (
    <>
      <details
        data-pagefind-ignore
        className="group mb-12 rounded-card border border-clickable xl:hidden print:hidden"
      >
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 py-3 text-h5">
          {heading}
          <span
            aria-hidden="true"
            className="size-2 rotate-45 border-r-2 border-b-2 transition-transform group-open:-rotate-135"
          />
        </summary>
        <nav aria-label={heading} className="px-5 pb-4">
          <ContentsList outline={outline} />
        </nav>
      </details>
      <nav
        aria-labelledby={id}
        data-contents
        data-pagefind-ignore
        className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] self-start overflow-y-auto border-l-2 border-rule pl-5 xl:col-span-4 xl:col-start-1 xl:row-start-1 xl:block"
      >
        <p id={id} className="mb-3 text-h5">
          {heading}
        </p>
        <ContentsList outline={outline} />
      </nav>
    </>
  );
}

type ReadingGridProps = PostContentsProps & { className?: string; children: ReactNode };

/** Posts and legal texts: one column of one width, with the contents beside it from xl on; only code may be wider. */
export function ReadingGrid({ outline, label, className, children }: ReadingGridProps) {
  return (
    <Container className="py-section xl:grid xl:grid-cols-12 xl:gap-x-8">
      <PostContents outline={outline} label={label} />
      {/* The room for code, which may be wider than the column (app/styles/sections.css). */}
      <div className="@container min-w-0 xl:col-start-5 xl:col-end-13 xl:row-start-1">
        <div
          className={classNames('reading-text max-w-170 [--container-column:42.5rem]', className)}
        >
          {children}
        </div>
      </div>
    </Container>
  );
}
