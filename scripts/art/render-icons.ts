import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { icoFile, tabIcon, tileIcon } from './icons';

/**
 * Draws the site's icons into `public/`: `npx tsx scripts/art/render-icons.ts`. The files are committed;
 * render them again after a change of the mark or of the theme's colours.
 */
const png = (picture: string, side: number) =>
  sharp(Buffer.from(picture), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true, colors: 128 })
    .toBuffer();

/** In a tab's 16 px, pixels are a quarter of the mark's grid apart. */
const small = await Promise.all(
  [16, 32, 48].map(async (side) => ({
    side,
    png: await png(tileIcon({ radius: 12, scale: 1, shift: side === 16 ? -2 : 0 }), side),
  })),
);

/** Systems cut these themselves; the maskable one keeps its mark within the safe zone of 80 %. */
const cut = { radius: 0, scale: 0.86 };

const files: Record<string, string | Buffer> = {
  'favicon.svg': tabIcon(),
  'favicon.ico': icoFile(small),
  'apple-touch-icon.png': await png(tileIcon(cut), 180),
  'icon-192.png': await png(tileIcon({ radius: 12, scale: 0.9 }), 192),
  'icon-512.png': await png(tileIcon({ radius: 12, scale: 0.9 }), 512),
  'icon-maskable-512.png': await png(tileIcon({ radius: 0, scale: 0.72 }), 512),
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(`public/${name}`, content);
  console.log(`public/${name}  ${content.length} bytes`);
}
