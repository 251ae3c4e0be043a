import type { Page } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { localeSettings } from '@/lib/i18n/locales';
import { type LanguageTarget, languageTargets } from './language-targets';

/** Link to the current page in a language, named in that language; it takes the query along (lib/hosting/inline-scripts.ts). */
function LanguageLink({ locale, href }: LanguageTarget) {
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      data-keeps-query=""
      className="flex h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
    >
      {localeSettings[locale].ownName}
    </a>
  );
}

/** The current page in the other languages: one link, or a list of them where there are several. */
export function LanguageSwitch({ page }: { page: Page }) {
  const targets = languageTargets(page, content);
  const [only, ...others] = targets;
  if (!only) return null;
  if (others.length === 0) return <LanguageLink {...only} />;
  return (
    <ul className="flex">
      {targets.map((target) => (
        <li key={target.locale}>
          <LanguageLink {...target} />
        </li>
      ))}
    </ul>
  );
}
