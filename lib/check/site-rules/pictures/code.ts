import { extensionOf } from '@/lib/pictures/picture-types';
import type { Finding, SiteRule } from '../../rule';
import { readSource } from '../../source';
import { pictureFileFacts } from './picture-file-facts';
import { svgFaults } from './svg-faults';

/** A drawing draws, and does nothing else. */
export const codeRule: SiteRule = {
  name: 'picture-code',
  severity: 'error',
  summary:
    'An SVG is XML and holds shapes and texts: no scripts, no event handlers, nothing that leads out of it.',
  remedy:
    'Remove what the message names, or export the drawing as plain or optimised SVG; it looks the same without it.',
  check: (site) =>
    site.files
      .filter((file) => extensionOf(file) === 'svg')
      .flatMap((file) => {
        const location = { folder: 'content', file, extension: 'svg' } as const;
        if (pictureFileFacts(location, site)?.isTooLarge) return [];
        const source = readSource(site.directory, file);
        const faults: Finding[] = source.fault ? [source.fault] : svgFaults(source.text);
        return faults.map(({ offset, ...found }) => ({ file, ...source.at(offset), ...found }));
      }),
};
