import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { fileOfPath } from '@/lib/check/problem';
import type { Finding, SiteFinding, SiteRule } from '@/lib/check/rule';
import { createSource, decodeText } from '@/lib/content/source';
import { extensionOf } from '@/lib/pictures/picture-size';
import { pictureFileOf } from './site-pictures';
import { svgFaults } from './svg-faults';

const isDrawing = (file: string) => extensionOf(file) === 'svg';

/** What is wrong with a drawing. Drawing programs write everything in one line, so lines may be long. */
function faultsOf(target: string, { directory }: CheckedSite): SiteFinding[] {
  const file = fileOfPath(directory, target);
  const { text, fault } = decodeText(readFileSync(target));
  const source = createSource(file, text);
  const faults: Finding[] = fault ? [fault] : svgFaults(source.text);
  return faults.map(({ offset, ...found }) => ({ file, ...source.at(offset), ...found }));
}

/** A drawing draws, and does nothing else. */
export const pictureCode: SiteRule = {
  name: 'picture-code',
  severity: 'error',
  summary:
    'A drawing (SVG) holds shapes and texts: no program code, and nothing that leads out of it.',
  remedy:
    'Remove what the message names, or export the drawing as plain or optimised SVG; it looks the same without it.',
  checkSite: (site) => {
    return [
      ...site.files.filter(isDrawing).flatMap((file) => {
        const location = { folder: 'content', file, extension: 'svg' } as const;
        if (pictureFileOf(location, site)?.isUnread) return [];
        return faultsOf(path.join(site.directory, file), site);
      }),
      // Those in public/ are published as they are as well.
      ...(site.publicPaths ?? []).filter(isDrawing).flatMap((file) => faultsOf(file, site)),
    ];
  },
};
