import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Page } from '@/lib/content/document';
import { localeSettings } from '@/lib/i18n/locales';
import { outlineOfFile } from '@/lib/status/outline';
import { stateOf, stateWords } from '@/lib/status/page-states';
import { editHref } from '@/site.config';
import { stateInput } from './state-input';

const link = 'inline-block py-2';

type BarListProps = { title: string; isEmpty: boolean; children: ReactNode };

/** A list that is folded away below the line of the bar. */
function BarList({ title, isEmpty, children }: BarListProps) {
  if (isEmpty) return null;
  return (
    <details>
      <summary className="cursor-pointer py-2">{title}</summary>
      <ul className="max-h-[50vh] overflow-auto pb-2 pl-4 wrap-anywhere">{children}</ul>
    </details>
  );
}

/**
 * The bar above a page in previews and development: where its text is, its counterpart, and what is to be done about it. It
 * is part of the page, in front of the header, and covers nothing.
 */
export function PreviewBar({ page }: { page: Page }) {
  const { id, locale, status } = page;
  const input = stateInput();
  // Lists that are made of posts are no page that somebody wrote.
  const state = page.generated ? undefined : stateOf(page, input);
  const file = `content/${page.file}`;
  const outline = page.generated ? [] : outlineOfFile(input.directory, page.file, input.blocks);
  const problems = input.problems.filter((problem) => problem.file === page.file);
  return (
    <aside
      aria-label="Preview"
      lang="en"
      data-pagefind-ignore="all"
      className="on-night relative z-30 bg-night px-4 text-small print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <strong>{status === 'live' ? 'Preview' : `Preview: ${status}`}</strong>
        <TextLink href={editHref(file)} className={`${link} font-mono wrap-anywhere`}>
          {file}
        </TextLink>
        {input.registry
          .versions(id)
          .filter((other) => other.locale !== locale)
          .map((other) => (
            <TextLink key={other.locale} href={other.pathname} className={link}>
              {`In ${localeSettings[other.locale].name}`}
            </TextLink>
          ))}
        <TextLink href="/status" className={link}>
          All pages
        </TextLink>
        <TextLink href="/handbook" className={link}>
          Handbook
        </TextLink>
        <span>{state ? stateWords(state) : 'made of posts'}</span>
        {state?.changed && <span>{`changed ${state.changed}`}</span>}
      </div>
      <BarList title={`Problems: ${problems.length}`} isEmpty={problems.length === 0}>
        {problems.map(({ line, column, ruleId, reason, fatal }) => (
          <li key={`${line}:${column} ${ruleId} ${reason}`}>
            <TextLink href={`${editHref(file)}#L${line}`} className={link}>
              {`${line}:${column}`}
            </TextLink>{' '}
            <TextLink href={`/handbook/rules/${ruleId}`} className={link}>
              {ruleId}
            </TextLink>
            {` ${fatal ? '' : '(warning) '}${reason}`}
          </li>
        ))}
      </BarList>
      <BarList title="Headings and blocks" isEmpty={outline.length === 0}>
        {outline.map(({ text, line }) => (
          <li key={`${line} ${text}`}>
            <TextLink href={`${editHref(file)}#L${line}`} className={link}>
              {line}
            </TextLink>{' '}
            {text}
          </li>
        ))}
      </BarList>
    </aside>
  );
}
