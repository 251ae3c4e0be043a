import type { Article } from 'schema-dts';
import { readData } from '@/lib/content/data';
import { isOfType, type Page } from '@/lib/content/document';
import { lastModified } from '@/lib/content/last-modified';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { absolute } from '../page-versions';
import { socialPictureOf } from '../social-picture-of';
import { publisher } from './organization';
import { author } from './person';

const types = { blog: 'BlogPosting', news: 'NewsArticle' } as const;

/** What all articles have: a client's story is the provider's, and its day of publication is not recorded. */
const common = (page: Page, registry: Registry) => ({
  headline: page.frontmatter.title,
  description: page.frontmatter.description,
  image: [socialPictureOf(page).url],
  dateModified: lastModified(page, registry),
  publisher,
  mainEntityOfPage: absolute(page.address),
  inLanguage: page.locale,
});

/** A post or a client's story; undefined for pages of other types. */
export function article(page: Page, registry: Registry): Article | undefined {
  if (isOfType(page, 'CaseStudy'))
    return { '@type': 'Article', ...common(page, registry), author: publisher };
  if (!isOfType(page, 'Post')) return undefined;
  const { category, date } = page.frontmatter;
  const authors = postAuthors(page, readData('people'), registry);
  return {
    '@type': types[category],
    ...common(page, registry),
    datePublished: date,
    author: authors.flatMap(({ id }) => author(id, page.locale, registry) ?? []),
  };
}
