/** Characters of the site's languages that the tables below measure, in their order. */
const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–—…“”„’‘·×°€§•½²';

/**
 * Advance widths of Open Sans in thousandths of its size, as HarfBuzz measures them in the package's files
 * (text-width.test.ts compares). Two weights suffice: regular text is measured as semi-bold, which is never narrower.
 */
const advances: Readonly<Record<Weight, readonly number[]>> = {
  regular: [
    260, 275, 436, 646, 572, 864, 739, 243, 317, 317, 548, 572, 272, 322, 274, 390, 572, 572, 572,
    572, 572, 572, 572, 572, 572, 572, 274, 274, 572, 572, 572, 455, 897, 661, 659, 634, 733, 558,
    533, 726, 751, 305, 300, 638, 543, 921, 783, 787, 615, 787, 639, 550, 565, 743, 623, 945, 623,
    592, 576, 329, 390, 329, 572, 425, 320, 580, 623, 497, 623, 576, 362, 554, 635, 279, 279, 573,
    279, 954, 635, 610, 623, 623, 432, 487, 396, 635, 534, 815, 551, 535, 479, 385, 550, 385, 572,
    580, 497, 576, 279, 635, 610, 487, 479, 479, 661, 634, 558, 543, 783, 787, 550, 576, 576, 500,
    1000, 816, 397, 397, 461, 193, 193, 274, 572, 428, 572, 500, 376, 821, 363,
  ],
  bold: [
    260, 286, 472, 646, 572, 901, 750, 266, 339, 339, 545, 572, 285, 322, 285, 413, 572, 572, 572,
    572, 572, 572, 572, 572, 572, 572, 285, 285, 572, 572, 572, 477, 897, 690, 672, 637, 740, 560,
    549, 724, 765, 331, 331, 664, 565, 943, 813, 796, 628, 796, 660, 551, 579, 756, 650, 967, 667,
    624, 579, 331, 413, 331, 572, 411, 362, 604, 633, 514, 633, 591, 387, 565, 657, 305, 305, 620,
    305, 982, 657, 619, 633, 633, 454, 497, 434, 657, 569, 856, 578, 569, 488, 394, 551, 394, 572,
    604, 514, 591, 305, 657, 619, 497, 488, 488, 690, 637, 560, 565, 813, 796, 551, 579, 579, 500,
    1000, 855, 445, 445, 513, 217, 217, 285, 572, 428, 572, 486, 376, 874, 379,
  ],
};

/** Weights of the texts in drawings: 400 and 700. */
export type Weight = 'regular' | 'bold';

/** Characters of other fonts, such as arrows, are as wide as the size. */
const otherAdvance = 1000;

const table = (weight: Weight) =>
  new Map([...characters].map((character, index) => [character, advances[weight][index]]));

const tables: Readonly<Record<Weight, ReadonlyMap<string, number | undefined>>> = {
  regular: table('regular'),
  bold: table('bold'),
};

/** What the tables measure, for the test that compares them with the font. */
export const measuredCharacters: readonly string[] = [...characters];

/**
 * An estimate of a text's width in one line, at most a little above what a browser makes of it: nothing is kerned.
 * @param size Size of the text; the result has its unit.
 */
export function textWidth(text: string, size: number, weight: Weight = 'regular'): number {
  let thousandths = 0;
  for (const character of text.replaceAll('\u00a0', ' '))
    thousandths += tables[weight].get(character) ?? otherAdvance;
  return (thousandths * size) / 1000;
}
