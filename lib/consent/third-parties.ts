import type { OptionalCategory } from './consent-categories';

/**
 * Hosts that pages load something from, by the category that a visitor has to agree to first. There are no others
 * (docs/tag-manager.md); a tag that is added to the container may bring its own.
 */
export const thirdParties: Readonly<Record<OptionalCategory, readonly string[]>> = {
  analytics: ['www.googletagmanager.com'],
  marketing: ['www.youtube-nocookie.com'],
};
