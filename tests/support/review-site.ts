import { openSite } from '@/scripts/review/compare/site-folder';
import { writeTree } from './temporary-tree';

const origin = 'https://site.example';

/** A small page of a finished site, in as much of it as a review looks at. */
export type SamplePage = {
  body: string;
  title?: string;
  description?: string;
  /** Addresses of its other languages. */
  alternates?: Readonly<Record<string, string>>;
  head?: string;
  /** What a build makes anew: part of the names of its files. */
  build?: string;
};

const fileOf = (pathname: string) =>
  pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;

const firstScript = (build: string) =>
  `<script src="/_next/static/chunks/${build}.js">start()</script>`;

function htmlOf(pathname: string, page: SamplePage): string {
  const { body, title = 'A page', description = 'About it', alternates = {} } = page;
  const { head = '', build = 'one' } = page;
  const language = /^\/pl(\/|$)/.test(pathname) ? 'pl' : 'en';
  const metas = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${origin}${pathname}"/>`,
    ...Object.entries(alternates).map(
      ([code, to]) => `<link rel="alternate" hrefLang="${code}" href="${origin}${to}"/>`,
    ),
    head,
  ];
  if (build !== 'one') metas.reverse();
  return `<!DOCTYPE html><html lang="${language}" class="${build.padEnd(6, 'x').slice(0, 6)}_variable"><head>${firstScript(build)}<link rel="stylesheet" href="/_next/static/chunks/${build}.css"/>${metas.join('')}</head><body><main>${body}</main></body></html>`;
}

/**
 * Writes a small finished site.
 * @param pages By pathname; a text is the body of a page.
 * @param files Other files; the style sheet is `styles`.
 */
export function sampleSite(
  pages: Readonly<Record<string, string | SamplePage>>,
  { styles = '', ...files }: Readonly<Record<string, string>> = {},
) {
  const entries = Object.entries(pages).map(([pathname, page]) => {
    const whole = typeof page === 'string' ? { body: page } : page;
    return [pathname, whole] as const;
  });
  const builds = new Set(entries.map(([, { build = 'one' }]) => build));
  return openSite(
    writeTree({
      ...Object.fromEntries(entries.map(([name, page]) => [fileOf(name), htmlOf(name, page)])),
      ...Object.fromEntries(
        [...builds].map((build) => [`_next/static/chunks/${build}.css`, styles]),
      ),
      ...files,
    }),
  );
}
