import { bar } from './paths';

/**
 * The provider's mark: three strata shifted against each other. Edges lie on whole pixels at 32 px.
 * Paths from above, in a square of 64 units; each place chooses the colours that its background allows.
 */
export const markBars = {
  top: bar(22, 10, 32, 12),
  middle: bar(10, 26, 38, 12),
  bottom: bar(16, 42, 40, 12),
} as const;
