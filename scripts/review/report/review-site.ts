import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLocale, localeSettings, locales } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/text/escape';
import { changeKinds } from '@/scripts/review/changes';
import type { ReviewedPage } from '@/scripts/review/compare-sites';
import type { Group } from '@/scripts/review/groups';
import type { SiteFolder } from '@/scripts/review/pages/site-folder';
import { commonReasons } from '@/scripts/review/reasons';
import type { ScreenPair } from '@/scripts/review/screen/box';
import { changeHtml } from './html';
import { createAssets, writeMarkedPage } from './marked-page';

/** All that a review shows. */
export type Review = {
  before: { name: string; site: SiteFolder };
  after: { name: string; site: SiteFolder };
  pages: readonly ReviewedPage[];
  groups: readonly Group[];
  /** How many pages the site has. */
  count: number;
  /** Pictures of pages, by pathname. */
  screens: ReadonlyMap<string, readonly ScreenPair[]>;
  /** What was not looked at, and why. */
  notes: readonly string[];
};

const fontFolder = 'node_modules/@fontsource-variable/open-sans/files';
const fonts = ['open-sans-latin-wght-normal.woff2', 'open-sans-latin-ext-wght-normal.woff2'];
const ownAssets = ['review.css', 'review.js'];

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const languageName = (code: string) => (isLocale(code) ? localeSettings[code].name : code);

/** Languages of pages in the order of the site. */
const languagesOf = (pages: readonly ReviewedPage[]) => {
  const found = new Set(pages.map(({ language }) => language));
  return [...locales.filter((locale) => found.delete(locale)), ...[...found].sort()];
};

/** The file of the page about a page. */
export const detailFile = (pathname: string) =>
  `pages/${pathname === '/' ? 'index' : pathname.slice(1).replaceAll('/', '--')}.html`;

const layout = (title: string, up: string, content: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${up}assets/review.css">
</head>
<body>
${content}
<script src="${up}assets/review.js"></script>
</body>
</html>
`;

const badge = (status: string) => `<span class="badge ${status}">${status}</span>`;

/** Pages in a table: one row a page, languages side by side. */
function pagesTable(
  pages: readonly ReviewedPage[],
  { caption, groupsOf }: { caption: string; groupsOf?: (page: ReviewedPage) => string },
): string {
  const languages = languagesOf(pages);
  const families = new Map<string, ReviewedPage[]>();
  for (const page of pages) families.set(page.family, [...(families.get(page.family) ?? []), page]);
  const cell = (page: ReviewedPage | undefined) =>
    page
      ? `<td>${badge(page.status)} <a href="${detailFile(page.pathname)}">${escapeHtml(page.pathname)}</a>${page.movedFrom ? ` <span class="place">was ${escapeHtml(page.movedFrom)}</span>` : ''}${groupsOf?.(page) ?? ''}</td>`
      : '<td class="nothing">as it was</td>';
  const rows = [...families.values()].map((family) => {
    const cells = languages.map((language) =>
      cell(family.find((page) => page.language === language)),
    );
    return `<tr><th scope="row">${escapeHtml(family[0]?.title ?? '')}</th>${cells.join('')}</tr>`;
  });
  const heads = languages.map(
    (language) => `<th scope="col">${escapeHtml(languageName(language))}</th>`,
  );
  return `<div class="table" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><caption class="visually-hidden">${escapeHtml(caption)}</caption><thead><tr><th scope="col">Page</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Both sides of a page as pictures, one over the other. */
function screensHtml(pairs: readonly ScreenPair[], up: string): string {
  const screens = pairs.map(({ width, before, after, height, regions, title }) => {
    const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
    const outlines = regions
      .map(
        (one) =>
          `<span class="region" style="left:${percent(one.x, width)};top:${percent(one.y, height)};width:${percent(one.width, width)};height:${percent(one.height, height)}"></span>`,
      )
      .join('');
    const alt = (side: string) => `${title} ${side}, ${width} px wide`;
    return `<figure class="screen" style="max-width:${width}px"><figcaption>${width} px wide, ${plural(regions.length, 'differing region')} outlined</figcaption><div class="slider"><img src="${up}${before}" alt="${escapeHtml(alt('before'))}"><img class="after" src="${up}${after}" alt="${escapeHtml(alt('after'))}"><span class="line"></span>${outlines}</div><label>Before <span class="visually-hidden">and after, where the line is</span><input type="range" min="0" max="100" value="50"> After</label></figure>`;
  });
  return screens.length > 0 ? `<div class="screens">${screens.join('')}</div>` : '';
}

/** So many pages are listed with a group at once. */
const mostListed = 6;

function groupHtml(group: Group, number: number, { screens }: Review): string {
  const languages = languagesOf(group.pages).join(' ');
  const shown = group.pages.find(({ pathname }) => screens.has(pathname));
  const table =
    group.pages.length === 0
      ? ''
      : pagesTable(group.pages, { caption: `Pages with change ${number}` });
  const pages =
    group.pages.length > mostListed
      ? `<details><summary>${plural(group.pages.length, 'page')}</summary>${table}</details>`
      : table;
  return `<article class="group${group.isProblem ? ' is-problem' : ''}" id="change-${number}" tabindex="-1" data-id="${group.id}" data-kinds="${group.kinds.join(' ')}" data-languages="${languages}" aria-labelledby="title-${number}">
<div class="group-head"><div class="badges">${group.isProblem ? '<strong class="problem">Look at this</strong>' : ''}${group.kinds.map((kind) => `<span class="badge">${changeKinds[kind]}</span>`).join('')}<span class="badge">${plural(group.pages.length, 'page')}</span></div><label class="seen"><input type="checkbox"> Seen</label></div>
<h2 id="title-${number}">${number}. ${escapeHtml(group.title)}</h2>
${group.reasons.length > 0 ? `<p class="reason">Because of: ${escapeHtml(group.reasons.join(', '))}</p>` : ''}
<ul class="changes">${group.changes.map(changeHtml).join('')}</ul>
${shown ? screensHtml(screens.get(shown.pathname) ?? [], '') : ''}
${pages}
</article>`;
}

function filtersHtml({ groups, pages }: Review): string {
  const box = (name: string, value: string, label: string) =>
    `<label><input type="checkbox" name="${name}" value="${value}"> ${escapeHtml(label)}</label>`;
  const kinds = Object.entries(changeKinds).filter(([kind]) =>
    groups.some((group) => group.kinds.some((one) => one === kind)),
  );
  const languages = languagesOf(pages);
  return `<nav class="filters" aria-label="Filters"><form class="width">
<fieldset><legend>Language</legend>${languages.map((one) => box('language', one, languageName(one))).join('')}</fieldset>
<fieldset><legend>Kind</legend>${kinds.map(([kind, label]) => box('kind', kind, label)).join('')}</fieldset>
<fieldset><legend>Only</legend>${box('only', 'unseen', 'not seen')}${box('only', 'problems', 'likely mistakes')}</fieldset>
<output aria-live="polite">${plural(groups.length, 'change')}</output>
</form></nav>`;
}

function indexHtml(review: Review): string {
  const { before, after, pages, groups, count } = review;
  const of = (status: string) => pages.filter((page) => page.status === status).length;
  const statuses = ['changed', 'affected', 'added', 'removed', 'moved', 'lagging']
    .filter((status) => of(status) > 0)
    .map((status) => `<li><b>${of(status)}</b> ${status}</li>`);
  const numbersOf = (page: ReviewedPage) => {
    const links = groups.flatMap((group, index) =>
      group.pages.includes(page) ? [`<a href="#change-${index + 1}">${index + 1}</a>`] : [],
    );
    return links.length > 0 ? `<br><span class="place">changes ${links.join(', ')}</span>` : '';
  };
  const summary =
    groups.length === 0
      ? 'Both sides show the same.'
      : `${plural(groups.length, 'change')} on ${plural(pages.length, 'page')}; the site has ${count}.`;
  return layout(
    'Review',
    '',
    `<header class="top"><div class="width"><h1>Review: ${escapeHtml(before.name)} → ${escapeHtml(after.name)}</h1>
<p>${summary} Equal changes are shown once.</p>
${review.notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}
${groups.length > 0 ? '<p><kbd>j</kbd> and <kbd>k</kbd> or arrows go from change to change, <kbd>s</kbd> marks one as seen.</p>' : ''}
<ul class="counts">${statuses.join('')}</ul></div></header>
${groups.length > 0 ? filtersHtml(review) : ''}
<main class="width">
${groups.map((group, index) => groupHtml(group, index + 1, review)).join('\n')}
${pages.length > 0 ? `<h2>All pages that differ</h2>${pagesTable(pages, { caption: 'All pages that differ', groupsOf: numbersOf })}` : '<p>No page differs: same text, pictures, links, metadata and styles.</p>'}
</main>`,
  );
}

type Copies = { before?: string; after?: string };

function detailHtml(page: ReviewedPage, copies: Copies, review: Review): string {
  const at = review.pages.indexOf(page);
  const link = (other: ReviewedPage | undefined, rel: string, label: string) =>
    other
      ? `<a rel="${rel}" href="../${detailFile(other.pathname)}">${label}: ${escapeHtml(other.pathname)}</a>`
      : '';
  // Frames run no scripts; of another origin than the page they would get no styles or pictures from a folder.
  const frame = (file: string | undefined, side: string, label: string) =>
    file
      ? `<figure><figcaption>${label} (<a href="../${side}/${file}" target="_blank">alone in a tab</a>)</figcaption><iframe sandbox="allow-same-origin" src="../${side}/${file}#review-1" title="${label}: ${escapeHtml(page.pathname)}"></iframe></figure>`
      : `<figure><figcaption>${label}</figcaption><p class="nothing">There is no such page.</p></figure>`;
  const groups = review.groups.flatMap((group, index) =>
    group.pages.includes(page)
      ? [`<a href="../index.html#change-${index + 1}">${index + 1}</a>`]
      : [],
  );
  const reasons = commonReasons([page.reasons]);
  return layout(
    `${page.pathname} – Review`,
    '../',
    `<header class="top"><div class="width"><p><a href="../index.html">All changes</a></p><h1>${escapeHtml(page.pathname)}</h1>
<p>${badge(page.status)} ${escapeHtml(languageName(page.language))}, changes ${groups.join(', ')}</p>
${reasons.length > 0 ? `<p>Because of: ${escapeHtml(reasons.join(', '))}</p>` : ''}
<p>${[link(review.pages[at - 1], 'prev', 'Before it'), link(review.pages[at + 1], 'next', 'After it')].filter(Boolean).join(' · ')}</p></div></header>
<main class="width"><h2>What differs</h2><ul class="changes">${page.changes.map(changeHtml).join('')}</ul>
${screensHtml(review.screens.get(page.pathname) ?? [], '../')}
<h2>The page before and after, with words marked</h2>
<div class="sides">${frame(copies.before, 'before', 'Before')}${frame(copies.after, 'after', 'After')}</div></main>`,
  );
}

/**
 * Writes the review as a site of its own: it works from a folder and without network.
 * @param review What it shows.
 * @param target An empty folder.
 */
export function writeReviewSite(review: Review, target: string): void {
  mkdirSync(path.join(target, 'assets'), { recursive: true });
  mkdirSync(path.join(target, 'pages'), { recursive: true });
  for (const name of fonts)
    copyFileSync(path.join(fontFolder, name), path.join(target, 'assets', name));
  for (const name of ownAssets)
    copyFileSync(path.join(import.meta.dirname, 'assets', name), path.join(target, 'assets', name));
  const sides = {
    before: path.join(target, 'before'),
    after: path.join(target, 'after'),
  };
  const copyBefore = createAssets(review.before.site, sides.before);
  const copyAfter = createAssets(review.after.site, sides.after);
  for (const page of review.pages) {
    const deleted = page.blocks.flatMap((block) => block.deleted);
    const inserted = page.blocks.flatMap((block) => block.inserted);
    const copies: Copies = {};
    // Of a page that stayed as it was (a lagging one) both sides are one document, which is marked up once.
    if (page.before && page.before !== page.after)
      copies.before = writeMarkedPage(page.before, deleted, 'del', {
        target: sides.before,
        copy: copyBefore,
      });
    if (page.after)
      copies.after = writeMarkedPage(page.after, inserted, 'ins', {
        target: sides.after,
        copy: copyAfter,
      });
    writeFileSync(path.join(target, detailFile(page.pathname)), detailHtml(page, copies, review));
  }
  writeFileSync(path.join(target, 'index.html'), indexHtml(review));
}
