import { describe, expect, it } from 'vitest';
import { clientOf } from '@/lib/content/clients';
import { isOfType } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { locales } from '@/lib/i18n/locales';
import { socialPictureProps } from './social-picture-of';

const stories = locales.flatMap((locale) =>
  content.children('case-studies', locale).filter((page) => isOfType(page, 'CaseStudy')),
);

describe('the social picture of a story', () => {
  it.each(stories.map((page) => [page.pathname, page] as const))(
    '%s shows its title, its section and its client',
    (_, page) => {
      const { title, area } = socialPictureProps(page, content);
      expect(title.replaceAll('\u00A0', ' ')).toBe(page.frontmatter.title);
      const client = clientOf(page.frontmatter.client).name;
      expect(area).toBe(`${content.trail(page)[0]?.title} – ${client}`);
    },
  );
});
