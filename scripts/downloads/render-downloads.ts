import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { downloadFault, downloadPath } from '@/lib/downloads/download-file';
import type { Locale } from '@/lib/i18n/locales';
import { type FactUses, factsNamedIn, languageOfPrint } from '@/lib/site/fact-uses';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { bindPolish } from '@/lib/text/bind-polish';
import { site } from '@/site.config';
import { writeFactUses } from '../build/changes/fact-uses-record';
import { findBrowser } from '../test/find-browser';
import { sheetStyle } from './sheet-style';

/**
 * Prints the files to take home into `public/downloads/`: `npx tsx scripts/downloads/render-downloads.ts`. Each text in
 * `texts/` is the content of an HTML page whose language its name tells; the browser makes a tagged PDF with title,
 * language and outline of it. The files are committed: the build does not print them; what they say of facts is
 * recorded, so that the check tells which of them a changed fact makes stale.
 * @throws when a file lacks what makes it accessible.
 */
const texts = path.join(import.meta.dirname, 'texts');

/**
 * The language that a text's name tells.
 * @throws when it tells none.
 */
function localeOf(file: string): Locale {
  const locale = languageOfPrint(file);
  if (locale) return locale;
  throw new Error(
    `${file} names no language of the site: expected a name such as exit-plan.en.html`,
  );
}

const sourceOf = (file: string) => readFileSync(path.join(texts, file), 'utf8');

function page(file: string): string {
  const locale = localeOf(file);
  const text = fillPlaceholders(sourceOf(file), locale);
  const [unknown] = /\{[\w.-]+\}/.exec(text) ?? [];
  if (unknown) throw new Error(`${file}: ${unknown} stands for nothing`);
  const [title, body = ''] = text.split(/(?<=<\/title>)/);
  const head = `<meta charset="utf-8">${title}<style>${sheetStyle}</style>`;
  const bound = locale === 'pl' ? bindPolish(body) : body;
  return `<!doctype html><html lang="${locale}">${head}<p class="brand">${site.company}</p>${bound}</html>`;
}

const downloads: FactUses['downloads'] = {};
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage();
  for (const file of readdirSync(texts).sort()) {
    const name = file.replace(/\.html$/, '.pdf');
    await tab.setContent(page(file));
    await tab.evaluate(() => document.fonts.ready);
    const pdf = await tab.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    mkdirSync(path.dirname(downloadPath(name)), { recursive: true });
    writeFileSync(downloadPath(name), pdf);
    const fault = downloadFault(name, localeOf(file));
    if (fault) throw new Error(fault);
    downloads[name] = factsNamedIn(sourceOf(file), localeOf(file));
    console.log(`public/downloads/${name}  ${pdf.length} bytes`);
  }
} finally {
  await browser.close();
}
writeFactUses({ downloads });
