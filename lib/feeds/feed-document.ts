import type { Locale } from '@/lib/i18n/locales';
import type { FeedItem } from './feed-item';

/** A feed as every format needs it; all addresses are absolute. */
export type FeedDocument = {
  locale: Locale;
  title: string;
  description: string;
  /** The page it goes with. */
  pageUrl: string;
  /** Where the feed itself lies, in the format it is written in. */
  selfUrl: string;
  /** Icon of the site. */
  iconUrl: string;
  /** Who publishes it. */
  publisher: string;
  /** Rights in the texts. */
  copyright: string;
  /** Day of the last change, so that the same content makes the same file. */
  updated: Date;
  items: readonly FeedItem[];
};
