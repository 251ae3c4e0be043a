import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, SiteRule } from '@/lib/check/rule';
import { createSource, decodeText } from '@/lib/content/source';
import { extensionOf } from '@/lib/pictures/picture-size';
import { pictureFileOf } from './site-pictures';
import { svgFaults } from './svg-faults';

/** A drawing draws, and does nothing else. */
export const pictureCode: SiteRule = {
  name: 'picture-code',
  severity: 'error',
  summary:
    'An SVG is XML and holds shapes and texts: no scripts, no event handlers, nothing that leads out of it.',
  remedy:
    'Remove what the message names, or export the drawing as plain or optimised SVG; it looks the same without it.',
  checkSite: (site) =>
    site.files
      .filter((file) => extensionOf(file) === 'svg')
      .flatMap((file) => {
        const location = { folder: 'content', file, extension: 'svg' } as const;
        if (pictureFileOf(location, site)?.isUnread) return [];
        // Drawing programs write everything in one line.
        const { text, fault } = decodeText(readFileSync(path.join(site.directory, file)));
        const source = createSource(file, text);
        const faults: Finding[] = fault ? [fault] : svgFaults(source.text);
        return faults.map(({ offset, ...found }) => ({ file, ...source.at(offset), ...found }));
      }),
};
