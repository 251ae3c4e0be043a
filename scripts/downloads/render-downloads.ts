import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { themeColor } from '@/lib/art/theme-colors';
import { readText } from '@/lib/content/source';
import { downloadFault, downloadPath } from '@/lib/downloads/download-file';
import { fillPrintText, printTexts } from '@/lib/downloads/print-text';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/text/typeset';
import { findBrowser } from '@/scripts/test/browser';
import { site } from '@/site.config';

const { resolve } = createRequire(import.meta.url);

/** The site's typeface, written into the page: a browser that prints need not fetch anything. */
const fontFaces = (['latin', 'latin-ext'] as const)
  .map((subset) => {
    const file = resolve(
      `@fontsource-variable/open-sans/files/open-sans-${subset}-wght-normal.woff2`,
    );
    const source = readFileSync(file).toString('base64');
    // The second holds what the first lacks: letters of Polish, above all.
    const range = subset === 'latin' ? 'U+0000-00FF, U+2000-206F' : 'U+0100-02BA';
    return `@font-face { font-family: "Open Sans"; font-weight: 300 800; src: url("data:font/woff2;base64,${source}"); unicode-range: ${range}; }`;
  })
  .join('\n');

/** How a sheet to take home looks: A4, the colours of the theme. */
const sheetStyle = `${fontFaces}
@page { size: A4; margin: 22mm 20mm 20mm; }
html { font: 10pt/1.55 "Open Sans", sans-serif; color: ${themeColor('text')}; hyphens: auto; }
.brand { margin: 0 0 10mm; padding-bottom: 3mm; border-bottom: 1.5pt solid ${themeColor('teal')}; font-weight: 700; color: ${themeColor('purple')}; }
h1 { margin: 0 0 4mm; font-size: 22pt; line-height: 1.15; letter-spacing: -0.01em; color: ${themeColor('night')}; text-wrap: balance; }
h2 { margin: 7mm 0 2mm; font-size: 13pt; line-height: 1.3; color: ${themeColor('purple')}; break-after: avoid; }
p { margin: 0 0 3mm; }
.lead { font-size: 12pt; }
ul { margin: 0; padding-left: 6mm; list-style: square; }
li { margin-bottom: 1.5mm; break-inside: avoid; }
table { width: 100%; margin: 0 0 4mm; border-collapse: collapse; font-size: 9pt; }
caption { text-align: left; padding-bottom: 2mm; font-weight: 600; }
th, td { padding: 1.6mm 2.5mm; border: 0.5pt solid ${themeColor('line')}; text-align: left; vertical-align: top; hyphens: manual; }
thead th { background: ${themeColor('mist')}; }
tbody th { font-weight: 600; }
tr { break-inside: avoid; }
li::marker { color: ${themeColor('blue')}; }
.note { margin-top: 8mm; padding-top: 3mm; border-top: 0.5pt solid ${themeColor('line')}; font-size: 8.5pt; break-inside: avoid; }`;

/**
 * The language in a text's name.
 * @throws when there is none.
 */
function localeOf(file: string): Locale {
  const locale = file.split('.').at(-2);
  if (isLocale(locale)) return locale;
  throw new Error(
    `${file} names no language of the site: expected a name such as exit-plan.en.html`,
  );
}

const sourceOf = (file: string) => readText(path.join(printTexts, file));

function page(file: string): string {
  const locale = localeOf(file);
  const text = fillPrintText(sourceOf(file), locale, file);
  const [title, body = ''] = text.split(/(?<=<\/title>)/);
  const head = `<meta charset="utf-8">${title}<style>${sheetStyle}</style>`;
  const bound = typeset(body, locale);
  return `<!doctype html><html lang="${locale}">${head}<p class="brand">${site.company}</p>${bound}</html>`;
}

/**
 * A PDF that does not say when and by which browser it was printed, so that git shows a change only where there is one. What takes
 * their place is as long: a PDF names places in itself.
 */
const withoutPrintMarks = (pdf: Buffer): Buffer => {
  const text = pdf
    .toString('latin1')
    .replace(/\(D:\d{14}/g, '(D:20260101000000')
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (mark) => '/Creator ()'.padEnd(mark.length));
  return Buffer.from(text, 'latin1');
};

/**
 * Of which prints a picture of the first page is shown: how much of it from its top, in pixels of the sheet, and beside which
 * texts it lies, as any picture does.
 */
const shown: Readonly<Record<string, { height: number; folder: string }>> = {
  'certificate-iso-27001': {
    height: 1000,
    folder: 'content/discover/security-standards-certificates',
  },
  'exit-plan': { height: 620, folder: 'content/blog/dora-exit-plan-that-works' },
  'supplier-pack': { height: 620, folder: 'content/discover/who-we-are' },
};

/** A4 in pixels of a screen (96 for each inch), and how many of the picture's pixels are one of them. */
const sheet = { width: 794, height: 1123 };
const sharpness = 1.5;

/** On paper the margins are those of the sheet; on a screen they are those of the page, which has an edge. */
const screenStyle = (height: number) =>
  `html { padding: 22mm 20mm 20mm; }
  body { margin: 0; }
  html::after { content: ""; position: absolute; inset: 0 0 auto; height: ${height}px; box-sizing: border-box; border: 1px solid ${themeColor('line')}; }`;

/**
 * Takes a picture of the first page of a print.
 * @param tab Shows the text of it.
 * @param height How much of it, in pixels of the sheet.
 */
async function firstPage(tab: Page, height: number): Promise<Buffer> {
  await tab.addStyleTag({ content: screenStyle(height) });
  const png = await tab.screenshot({ clip: { x: 0, y: 0, width: sheet.width, height } });
  return sharp(png).webp({ quality: 80, smartSubsample: true }).toBuffer();
}

/**
 * Prints the files to take home into `public/downloads/`: `npx tsx scripts/downloads/render-downloads.ts`, with names of some
 * (`supplier-pack`) only those. Each text in `texts/` (`lib/downloads/print-text.ts`) is the content of an HTML page whose language
 * is in its name; the browser makes a tagged PDF with title, language and outline of it, and of some a picture of the first page
 * into the folders of the pages that show it. The files are committed: print them anew when a fact or a table changes that they name,
 * and pack what the browser leaves unpacked, a third of each: `qpdf --object-streams=generate --recompress-flate
 * --compression-level=9 --deterministic-id --replace-input public/downloads/….pdf`.
 */
const wanted = process.argv.slice(2);
const isWanted = (file: string) =>
  wanted.length === 0 || wanted.some((name) => file.startsWith(`${name}.`));

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage({ viewport: sheet, deviceScaleFactor: sharpness });
  for (const file of readdirSync(printTexts).filter(isWanted).sort()) {
    const name = file.replace(/\.html$/, '.pdf');
    await tab.setContent(page(file));
    await tab.evaluate(() => document.fonts.ready);
    const printed = await tab.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    const pdf = withoutPrintMarks(Buffer.from(printed));
    mkdirSync(path.dirname(downloadPath(name)), { recursive: true });
    writeFileSync(downloadPath(name), pdf);
    const fault = downloadFault(name, localeOf(file));
    if (fault) throw new Error(fault);
    console.log(`public/downloads/${name}  ${pdf.length} bytes`);
    const picture = shown[file.replace(/\..*$/, '')];
    if (!picture) continue;
    const target = path.join(picture.folder, name.replace(/pdf$/, 'webp'));
    writeFileSync(target, await firstPage(tab, picture.height));
    console.log(target);
  }
} finally {
  await browser.close();
}
