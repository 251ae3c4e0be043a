import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { SocialPicture, socialFonts, socialSize } from '@/lib/art/social-picture';

/**
 * Renders two social pictures to be looked at: `npx tsx scripts/art/render-social.ts <fonts> <folder>`.
 * `<fonts>` holds Open Sans in WOFF, as in `files/` of @fontsource/open-sans: satori reads neither WOFF2
 * nor variable fonts.
 */
const [fontDirectory, target] = process.argv.slice(2);
if (!fontDirectory || !target) {
  throw new Error('expected two folders: of the fonts, and where the pictures go');
}

const fonts = Object.entries(socialFonts).flatMap(([subset, name]) =>
  ([600, 700] as const).map((weight) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(path.join(fontDirectory, `open-sans-${subset}-${weight}-normal.woff`)),
  })),
);

const samples = {
  'social-en': {
    title: 'See what your cloud costs, and decide what it should',
    area: 'Services',
    art: 'layers',
    seed: 'services/finops',
  },
  'social-pl': {
    title: 'Plan wyjścia z chmury zgodny z\u00a0DORA: jak przygotować się do kontroli',
    area: 'Dziennik chmurowy',
    art: 'journal',
    seed: 'blog/dora-exit-plan-that-works',
  },
} as const;

mkdirSync(target, { recursive: true });
for (const [name, sample] of Object.entries(samples)) {
  const response = new ImageResponse(createElement(SocialPicture, sample), {
    ...socialSize,
    fonts,
  });
  const file = path.join(target, `${name}.png`);
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  console.log(file);
}
