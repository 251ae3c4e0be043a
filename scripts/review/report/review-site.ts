import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@/lib/text/escape';
import type { Picture, Screens } from '@/scripts/review/browser/look';
import {
  type Change,
  changeKinds,
  languageName,
  pageStatuses,
  plural,
  type ReviewedPage,
} from '@/scripts/review/compare/change';
import type { SiteFolder } from '@/scripts/review/compare/site-folder';
import type { Segment } from '@/scripts/review/compare/text-diff';
import type { Row } from '@/scripts/review/rows';
import { createPageWriter } from './marked-page';

/** All that a review shows. */
export type Review = {
  before: { name: string; site: SiteFolder };
  after: { name: string; site: SiteFolder };
  pages: readonly ReviewedPage[];
  rows: readonly Row[];
  /** How many pages the site has. */
  count: number;
  /** Pictures by the ids of rows. */
  screens: ReadonlyMap<string, readonly Screens[]>;
  /** What was not looked at, and why. */
  notes: readonly string[];
};

/** So many pages of a row are listed, and have both sides next to each other. */
const mostListed = 12;

/** So many texts of a row are shown, and so much of what is the same in one, in characters. */
const mostTexts = 6;
const context = 160;

const detailFile = (pathname: string) =>
  `pages/${pathname === '/' ? 'index' : pathname.slice(1).replaceAll('/', '--')}.html`;

const layout = (title: string, up: string, head: string, content: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${up}assets/review.css">
</head>
<body>
<header class="top"><div class="width">${head}</div></header>
${content}
<script src="${up}assets/review.js"></script>
</body>
</html>
`;

/** The first of some items as a list, and how many more there are. */
function listHtml<Item>(items: readonly Item[], most: number, htmlOf: (item: Item) => string) {
  const rest = items.length - most;
  const more = rest > 0 ? `<li>… and ${rest} more</li>` : '';
  return `<ul>${items.slice(0, most).map(htmlOf).join('')}${more}</ul>`;
}

const tags = { same: 'span', deleted: 'del', inserted: 'ins' } as const;

/** Both sides of a text in one, words marked. */
function segmentsHtml(segments: readonly Segment[]): string {
  const shown = segments.map(({ kind, text }) => {
    const isLong = kind === 'same' && text.length > 2 * context;
    const kept = isLong ? `${text.slice(0, context)} … ${text.slice(-context)}` : text;
    // White space outside of the mark, so that it does not look like a word.
    return kept.replace(
      /\S[\s\S]*\S|\S/,
      (words) => `<${tags[kind]}>${escapeHtml(words)}</${tags[kind]}>`,
    );
  });
  return `<p class="diff">${shown.join('')}</p>`;
}

/** A change of a row: what, if the row’s title does not say it, where, the words, and what there is to say. */
const changeHtml = ({ title, place, segments, notes = [] }: Change, isInTitle: boolean) =>
  [
    '<li>',
    isInTitle ? '' : `<p><b>${escapeHtml(title)}</b></p>`,
    place ? `<p><small>${escapeHtml(place)}</small></p>` : '',
    segments?.some(({ text }) => text.trim()) ? segmentsHtml(segments) : '',
    ...notes.filter(Boolean).map((note) => `<p>${escapeHtml(note)}</p>`),
    '</li>',
  ].join('');

const consequenceHtml = ({ title, notes = [] }: Change) =>
  `<li>→ ${escapeHtml(title)} <small>${escapeHtml(notes.join('; '))}</small></li>`;

function pictureHtml(picture: Picture | undefined, name: string, width: number): string {
  const shown = picture
    ? `<a href="${picture.file}"><img loading="lazy" src="${picture.file}" width="${width}" height="${picture.height}" alt="${escapeHtml(name)}"></a>`
    : '<p>Not there</p>';
  return `<figure><figcaption>${escapeHtml(name)}</figcaption>${shown}</figure>`;
}

const screensHtml = ({ width, pathname, before, after }: Screens) =>
  `<div class="pair at-${width}">${pictureHtml(before, `Before: ${pathname}, ${width} px`, width)}${pictureHtml(after, `After: ${pathname}, ${width} px`, width)}</div>`;

/** Pages of a row, those that were edited first. */
const byStatus = ({ pages }: Row) =>
  pages.toSorted((a, b) => pageStatuses.indexOf(a.status) - pageStatuses.indexOf(b.status));

const pageHtml = ({ pathname, status, language }: ReviewedPage) =>
  `<li><a href="${detailFile(pathname)}">${escapeHtml(pathname)}</a> <span class="badge ${status}">${status}</span> <small>${escapeHtml(languageName(language))}</small></li>`;

function rowHtml(row: Row, number: number, screens: readonly Screens[]): string {
  const { id, title, kind, isProblem, changes, consequences, pages, causes } = row;
  const languages = [...new Set(pages.map(({ language }) => language))].join(' ');
  return `<article class="row${isProblem ? ' is-problem' : ''}" id="${id}" tabindex="-1" data-kind="${kind}" data-languages="${languages}" aria-labelledby="title-${number}">
<div class="row-head"><p>${isProblem ? '<strong class="badge problem">Look at this</strong> ' : ''}<span class="badge">${changeKinds[kind]}</span> ${pages.length > 0 ? plural(pages.length, 'page') : 'whole site'}</p><label class="seen"><input type="checkbox"> Seen</label></div>
<h2 id="title-${number}">${number}. ${escapeHtml(title)}</h2>
<div class="row-body">
${causes.length > 0 ? `<p>Because of: ${escapeHtml(causes.join(', '))}</p>` : ''}
${listHtml(changes, mostTexts, (change) => changeHtml(change, title.startsWith(change.title)))}
${screens.map(screensHtml).join('')}
${consequences.length > 0 ? `<h3>What follows from it</h3>${listHtml(consequences, mostListed, consequenceHtml)}` : ''}
${listHtml(byStatus(row), mostListed, pageHtml)}
</div></article>`;
}

function filtersHtml({ rows, pages }: Review): string {
  const box = (name: string, value: string, label: string) =>
    `<label><input type="checkbox" name="${name}" value="${value}"> ${escapeHtml(label)}</label>`;
  const kinds = Object.entries(changeKinds).filter(([kind]) =>
    rows.some((row) => row.kind === kind),
  );
  const languages = [...new Set(pages.map(({ language }) => language))].sort();
  return `<nav class="filters" aria-label="Filters"><form class="width">
<fieldset><legend>Language</legend>${languages.map((one) => box('language', one, languageName(one))).join('')}</fieldset>
<fieldset><legend>Kind</legend>${kinds.map(([kind, label]) => box('kind', kind, label)).join('')}</fieldset>
<fieldset><legend>Only</legend>${box('only', 'unseen', 'not seen')}${box('only', 'problems', 'likely mistakes')}</fieldset>
<output aria-live="polite">${plural(rows.length, 'change')}</output>
</form></nav>`;
}

function indexHtml(review: Review): string {
  const { before, after, pages, rows, count, notes, screens } = review;
  const summary =
    rows.length === 0
      ? ['Both sides show the same.']
      : [
          `${plural(rows.length, 'change')} on ${plural(pages.length, 'page')}; the site has ${count}. Likely mistakes come first, then words, pictures and the rest.`,
          'Keys: j and k go from change to change, s marks one as seen.',
        ];
  const head = `<h1>Review: ${escapeHtml(before.name)} → ${escapeHtml(after.name)}</h1>
${[...summary, ...notes].map((note) => `<p>${escapeHtml(note)}</p>`).join('')}`;
  const content = rows.map((row, index) => rowHtml(row, index + 1, screens.get(row.id) ?? []));
  return layout(
    'Review',
    '',
    head,
    `${rows.length > 0 ? filtersHtml(review) : ''}<main class="width">${content.join('\n')}</main>`,
  );
}

/** A page with both sides next to each other. */
function detailHtml(page: ReviewedPage, { rows }: Review): string {
  // Frames run no scripts; of another origin than the page they would get no styles or pictures from a folder.
  const frame = (file: string | undefined, side: string, label: string) =>
    file
      ? `<figure><figcaption>${label} (<a href="../${side}/${file}">alone</a>)</figcaption><iframe sandbox="allow-same-origin" src="../${side}/${file}#review-first" title="${label}: ${escapeHtml(page.pathname)}"></iframe></figure>`
      : `<figure><figcaption>${label}</figcaption><p>There is no such page.</p></figure>`;
  const own = rows.filter(({ pages }) => pages.includes(page));
  const links = own.map(
    ({ id, title }) => `<li><a href="../index.html#${id}">${escapeHtml(title)}</a></li>`,
  );
  const head = `<p><a href="../index.html">All changes</a></p><h1>${escapeHtml(page.pathname)}</h1>
<p>${escapeHtml(page.title)} · ${page.status} · ${escapeHtml(languageName(page.language))}</p>`;
  return layout(
    `${page.pathname} – Review`,
    '../',
    head,
    `<main class="width"><h2>What differs</h2><ul>${links.join('')}</ul>
<h2>Before and after, with words marked</h2>
<div class="pair sides">${frame(page.before?.file, 'before', 'Before')}${frame(page.after?.file, 'after', 'After')}</div></main>`,
  );
}

/**
 * Writes the review as a site of its own: it works from a folder and without network.
 * @param target An empty folder.
 */
export function writeReviewSite(review: Review, target: string): void {
  for (const folder of ['assets', 'pages'])
    mkdirSync(path.join(target, folder), { recursive: true });
  for (const file of ['review.css', 'review.js'])
    copyFileSync(`scripts/review/report/${file}`, path.join(target, 'assets', file));
  const writeBefore = createPageWriter(review.before.site, path.join(target, 'before'), 'del');
  const writeAfter = createPageWriter(review.after.site, path.join(target, 'after'), 'ins');
  for (const page of new Set(review.rows.flatMap((row) => byStatus(row).slice(0, mostListed)))) {
    const { before, after, blocks } = page;
    if (before)
      writeBefore(
        before.file,
        blocks.flatMap((one) => one.deleted),
      );
    if (after)
      writeAfter(
        after.file,
        blocks.flatMap((one) => one.inserted),
      );
    writeFileSync(path.join(target, detailFile(page.pathname)), detailHtml(page, review));
  }
  writeFileSync(path.join(target, 'index.html'), indexHtml(review));
}
