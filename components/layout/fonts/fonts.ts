import localFont from 'next/font/local';

/**
 * Letters of English. `optional`: a font that comes later than the first paint is used from the next page
 * on, so that no text ever moves; preloaded, it comes in time as a rule.
 */
const latin = localFont({
  src: '../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
  variable: '--font-open-sans',
  weight: '300 800',
  display: 'optional',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

/** Further letters, Polish among them: every first screen names Poznań, in English too. */
const latinExt = localFont({
  src: '../../../node_modules/@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2',
  variable: '--font-open-sans-ext',
  weight: '300 800',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Class names that define the font variables of the theme. */
export const fontVariables = `${latin.variable} ${latinExt.variable}`;
