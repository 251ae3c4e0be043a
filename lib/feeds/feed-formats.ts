/** The formats of feeds: ending of their files, and what servers and pages call them. */
export const feedFormats = {
  rss: { type: 'application/rss+xml', label: 'RSS' },
  atom: { type: 'application/atom+xml', label: 'Atom' },
  json: { type: 'application/feed+json', label: 'JSON Feed' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[];
