/**
 * Corrects a list of widths for a picture that is narrower than some of them: those have become its own
 * width, are listed once, and say so.
 * @param srcSet As next/image writes it: `address 640w, address 750w` or `address 1x, address 2x`.
 * @param ownWidth The picture's own width in pixels.
 */
export function clampSrcSet(srcSet: string, ownWidth: number): string {
  const offered = new Map<string, string>();
  for (const candidate of srcSet.split(', ')) {
    const [address = '', size = ''] = candidate.split(' ');
    const isWider = size.endsWith('w') && Number.parseInt(size, 10) > ownWidth;
    if (!offered.has(address)) offered.set(address, isWider ? `${ownWidth}w` : size);
  }
  return [...offered].map((candidate) => candidate.join(' ')).join(', ');
}
