import '@/app/globals.css';
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document/root-document';
import { Running } from '@/components/layout/root-document/running.client';
import { Container } from '@/components/ui/container/container';
import { TextLink } from '@/components/ui/text-link/text-link';

/** The writers' handbook is part of development and preview builds only, and never indexed. */
export const metadata: Metadata = {
  title: 'Handbook for writers',
  robots: { index: false, follow: false },
};

/** Its pages, in the order in which a new writer needs them. */
const pages = [
  ['/handbook', 'Handbook'],
  ['/handbook/writing', 'Writing a page'],
  ['/handbook/posts', 'Posts'],
  ['/handbook/data', 'Data'],
  ['/handbook/pictures', 'Pictures and diagrams'],
  ['/handbook/translations', 'Translations'],
  ['/handbook/scheduling', 'Drafts and dates'],
  ['/handbook/tone', 'Tone'],
  ['/handbook/git', 'Git and pull requests'],
  ['/handbook/review', 'Review'],
  ['/handbook/reference', 'Reference'],
  ['/handbook/rules', 'Rules'],
  ['/blocks', 'Blocks'],
  ['/status', 'Status'],
] as const;

export default function HandbookLayout({ children }: { children: ReactNode }) {
  setRequestLocale('en');
  return (
    <RootDocument locale="en">
      <Container className="py-section">
        <nav aria-label="Handbook" className="mb-10 border-b border-rule pb-4">
          <ul className="flex flex-wrap gap-x-6">
            {pages.map(([href, name]) => (
              <li key={href}>
                <TextLink href={href} className="inline-block py-2.5 text-small">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <main>{children}</main>
      </Container>
      <Running />
    </RootDocument>
  );
}
