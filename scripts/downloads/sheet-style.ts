import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { themeColor } from '@/lib/art/theme-colors';

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
export const sheetStyle = `${fontFaces}
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
