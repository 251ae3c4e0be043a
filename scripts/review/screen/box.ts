/** A rectangle of a page, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** Both sides of a page at one width, as pictures of the part that differs. */
export type ScreenPair = {
  width: number;
  height: number;
  /** What the pictures show. */
  title: string;
  /** Files below the review. */
  before: string;
  after: string;
  /** Where they differ. */
  regions: readonly Box[];
};
