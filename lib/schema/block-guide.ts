/** What a writer should know before choosing a block; one to three English sentences each, shown in the gallery. */
export type BlockGuide = {
  /** When the block is the right one. */
  use: string;
  /** When it is not, and which block serves instead. */
  avoid: string;
  /** What it does for keyboard and assistive technology, and what the writer has to see to. */
  accessibility: string;
};
