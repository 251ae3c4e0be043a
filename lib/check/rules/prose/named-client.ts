import type { TextPattern } from '@/lib/check/text-patterns';
import { escapeRegExp } from '@/lib/text/escape';
import { sharedPatternRule } from './pattern-rule';

/**
 * Real organisations after which addresses of case studies are named. Addresses keep them; nothing that is read names them,
 * since our clients are invented (decisions: content). This is the only file in which they are written.
 */
export const realOrganisations: readonly string[] =
  'PKO BP, PKO Bank Polski, PKO Faktoring, PKO, Bank BPS, TU Europa, Europa Ubezpieczenia, WealthOn, ČEZ, CEZ, Animex, PGZ, Polska Grupa Zbrojeniowa, Booksy, Devskiller, Printbox, Publink, Fingo, PFR, Polski Fundusz Rozwoju, Diagnostyka S.A., Respo, Proexe, VOX, Apteka Gemini, Apteki Gemini'.split(
    ', ',
  );

const named: TextPattern = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${realOrganisations.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  message: ([name]) =>
    `"${name}" is a real organisation: name one of data/clients.yaml instead, since all clients are invented`,
};

/** The rule about organisations that must not be presented as clients, neither by pages nor by what they share. */
export const namedClient = sharedPatternRule(
  {
    name: 'named-client',
    severity: 'error',
    summary:
      'No text names a real organisation after which the address of a case study is called; clients are those of data/clients.yaml.',
    remedy: 'Name the invented organisation of the story instead.',
  },
  () => [named],
  ({ isVerbatim }) => !isVerbatim,
);
