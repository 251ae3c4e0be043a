import { blogTexts } from 'generated/blog-texts';
import { readData } from '@/lib/content/data';
import type { Registry } from '@/lib/content/registry';
import { site } from '@/site.config';
import type { Feed } from './feed';

/** Read at once and not by the message loader: heads of pages are made without waiting. */
const texts = blogTexts;

function subjectOf({ locale, kind, key }: Feed, registry: Registry): string {
  const { categories, feeds } = texts[locale];
  if (kind === 'category') return categories[key as keyof typeof categories];
  if (kind === 'author') return readData('people')[key]?.name ?? key;
  if (kind === 'all') return feeds.all;
  const page = registry.page(`blog/tags/${key}`, locale)?.frontmatter;
  return page ? (page.shortTitle ?? page.title) : key.replaceAll('-', ' ');
}

/** The title of a feed as readers list it, e.g. "FinOps – " and the provider's name. */
export const feedTitle = (feed: Feed, registry: Registry): string =>
  `${subjectOf(feed, registry)} – ${site.company}`;

/** What a feed offers, in one sentence. */
export const feedDescription = ({ locale }: Feed): string => texts[locale].feeds.lead;
