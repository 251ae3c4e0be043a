import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { type Locale, locales } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { absolute, canonicalPages } from './page-versions';

const languageName = (locale: Locale) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** Brackets would end the name of a link. */
const linkText = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

const line = ({ pathname, frontmatter: { title, description } }: Page) =>
  `- [${linkText(title)}](${absolute(pathname)}): ${description}`;

/** Pages by the name of the area they are in; pages at the top are under the language alone. */
function byArea(pages: readonly Page[], registry: Registry, locale: Locale): Map<string, Page[]> {
  const language = languageName(locale);
  const areas = new Map<string, Page[]>();
  for (const page of pages) {
    const [area, ...below] = registry.trail(page);
    const name = below.length > 0 ? `${language}: ${area?.title}` : language;
    areas.set(name, [...(areas.get(name) ?? []), page]);
  }
  return areas;
}

/**
 * What language models are told of the site (https://llmstxt.org): each page with its description, by
 * language and area.
 */
export function llmsText(registry: Registry): string {
  const home = registry.versions('home');
  const quotes = home.map(({ frontmatter }) => `> ${frontmatter.description}`);
  const sections = locales.flatMap((locale) =>
    [...byArea(canonicalPages(registry, locale), registry, locale)].map(([heading, pages]) =>
      [`## ${heading}`, '', ...pages.map(line), ''].join('\n'),
    ),
  );
  return [`# ${site.company}`, '', quotes.join('\n>\n'), '', ...sections].join('\n');
}
