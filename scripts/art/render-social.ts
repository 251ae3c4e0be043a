import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderSocialPicture } from '@/lib/art/social-cache';
import type { SocialPictureProps } from '@/lib/art/social-picture';

/** Renders two social pictures to be looked at: `npx tsx scripts/art/render-social.ts <folder>`. */
const [target] = process.argv.slice(2);
if (!target) throw new Error('expected a folder: where the pictures go');

const samples: Readonly<Record<string, SocialPictureProps>> = {
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
};

mkdirSync(target, { recursive: true });
for (const [name, sample] of Object.entries(samples)) {
  const file = path.join(target, `${name}.png`);
  writeFileSync(file, await renderSocialPicture(sample));
  console.log(file);
}
