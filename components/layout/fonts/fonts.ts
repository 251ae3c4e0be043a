import localFont from 'next/font/local';

/*
 * Open Sans, upright, in the weights that the theme uses (400 to 700), cut out of its package by
 * scripts/fonts.ts, which reads each file's characters below: run it after a change of them. The files are
 * committed; what they were cut from stays in the package for PDFs.
 *
 * `optional`: a font that comes later than the first paint is used from the next page on, so that no text ever
 * moves; preloaded, it comes in time as a rule.
 */

/** What English needs, the letters of western Europe that names here have, typographic signs. */
const latin = localFont({
  src: './latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0-00BF,U+00C1,U+00C4,U+00C9,U+00CD,U+00D3,U+00D6-00D7,U+00DC,U+00DF,U+00E1,U+00E4,U+00E7-00E9,U+00ED,U+00F1,U+00F3,U+00F6-00F7,U+00FC,U+2000-201F,U+2021-206F,U+20AC,U+2122,U+2212,U+2215',
    },
  ],
});

/** The other letters of western Europe: fetched by the pages that have one. */
const western = localFont({
  src: './western.woff2',
  variable: '--font-western',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00C0,U+00C2-00C3,U+00C5-00C8,U+00CA-00CC,U+00CE-00D2,U+00D4-00D5,U+00D8-00DB,U+00DD-00DE,U+00E0,U+00E2-00E3,U+00E5-00E6,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F5,U+00F8-00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC',
    },
  ],
});

/** Letters of Polish, which every first screen needs (it names Poznań, in English too), Czech and Slovak. */
const polish = localFont({
  src: './polish.woff2',
  variable: '--font-polish',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0104-0107,U+010C-010F,U+0118-011B,U+0139-013A,U+013D-013E,U+0141-0144,U+0147-0148,U+0154-0155,U+0158-015B,U+0160-0161,U+0164-0165,U+016E-016F,U+0179-017E',
    },
  ],
});

/** All other Latin letters of the package: fetched by the pages that have one. */
const otherLetters = localFont({
  src: './other-letters.woff2',
  variable: '--font-other-letters',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0103,U+0108-010B,U+0110-0117,U+011C-0130,U+0132-0138,U+013B-013C,U+013F-0140,U+0145-0146,U+0149-0151,U+0156-0157,U+015C-015F,U+0162-0163,U+0166-016D,U+0170-0178,U+017F-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
    },
  ],
});

/** Signs of mathematics: fetched by the pages that have one. */
const signs = localFont({
  src: './signs.woff2',
  variable: '--font-signs',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0394,U+03A3,U+03A9,U+03BC,U+03C0,U+2206,U+220F,U+2211,U+221A,U+221E,U+2248,U+2260,U+2264-2265',
    },
  ],
});

/**
 * Class names that define the font variables of the theme. There (app/theme.css) `--font-latin` comes last: it ends with a font of
 * the visitor's own, which has letters of every language.
 */
export const fontVariables = [latin, western, polish, otherLetters, signs]
  .map(({ variable }) => variable)
  .join(' ');
