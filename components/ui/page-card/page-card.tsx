import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';

type PageCardProps = {
  href: string;
  title: string;
  summary: string;
  /** Small line above the title: a date, a client, a category. */
  note?: ReactNode;
  /** Picture above the text, drawn by the caller. */
  picture?: ReactNode;
};

/** A card that leads to a page; the whole card is the link's target, its title the link's name. */
export function PageCard({ href, title, summary, note, picture }: PageCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border-2 border-line bg-paper text-text transition-colors duration-200 focus-within:border-purple hover:border-purple">
      {picture}
      <div className="flex grow flex-col p-6 md:p-8">
        {note && <p className="mb-3 text-small text-subtext">{note}</p>}
        <h3 className="mb-3 text-h4">
          <Link href={href} prefetch={false} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="mb-6">{summary}</p>
        <Icon
          name="arrow-right"
          className="mt-auto size-6 text-purple transition-transform duration-200 group-hover:translate-x-1"
        />
      </div>
    </article>
  );
}
