/** https://www.npmjs.com/package/subset-font: what we use of it; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
