import type { Sharp } from 'sharp';

/** Edge of the windows that are compared, and their distance, in pixels: as in the first paper on SSIM. */
const edge = 8;
const step = 4;

/** Keep the quotient stable where a window is nearly even: (0.01 × 255)² and (0.03 × 255)² (Wang et al. 2004). */
const [c1, c2] = [6.5025, 58.5225];

type Plane = { data: Uint8Array; width: number; height: number };

/** The brightness of a picture, pixel by pixel. */
export async function brightness(picture: Sharp): Promise<Plane> {
  const plane = picture.flatten({ background: '#fff' }).greyscale().raw();
  const { data, info } = await plane.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Structural similarity of one window. */
function windowLikeness(a: Plane, b: Plane, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + edge; y += 1)
    for (let x = left; x < left + edge; x += 1) {
      const [p = 0, q = 0] = [a.data[y * a.width + x], b.data[y * b.width + x]];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  const count = edge * edge;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const spread = squaresA / count - meanA ** 2 + (squaresB / count - meanB ** 2);
  const together = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * together + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (spread + c2))
  );
}

/**
 * How much a picture looks like another of the same size: the mean structural similarity of their brightness.
 * @returns 1 for the same picture, towards 0 the less they have in common.
 */
export function likeness(a: Plane, b: Plane): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top + edge <= a.height; top += step)
    for (let left = 0; left + edge <= a.width; left += step) {
      sum += windowLikeness(a, b, left, top);
      count += 1;
    }
  return count === 0 ? 1 : sum / count;
}
