import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfType } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { locales } from '@/lib/i18n/locales';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import { socialPictureProps } from './social-picture-of';

const stories = locales.flatMap((locale) =>
  content.children('case-studies', locale).filter((page) => isOfType(page, 'CaseStudy')),
);

describe('the social picture of a story', () => {
  it.each(stories.map((page) => [page.pathname, page] as const))(
    '%s shows its title and its section and names no organisation',
    (_, page) => {
      const { title, area } = socialPictureProps(page, content);
      expect(area).toBe(content.trail(page)[0]?.title);
      const clients = stories.map(({ frontmatter: { client } }) => client);
      expect(clients.filter((client) => `${title} ${area}`.includes(client))).toEqual([]);
    },
  );

  it('is the same whoever the organisation is', () => {
    const drawnFor = (client: string) => {
      const registry = registryOf([
        documentOf('case-studies/en', { shortTitle: 'Case studies' }),
        documentOf('case-studies/story/en', { client }),
      ]);
      return socialPictureProps(pageIn(registry, 'case-studies/story', 'en'), registry);
    };
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => /\S/.test(text)),
        (client) => {
          expect(drawnFor(client)).toEqual(drawnFor('Another'));
        },
      ),
    );
  });
});
