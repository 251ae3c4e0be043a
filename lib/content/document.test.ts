import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { description, title } from '@/tests/support/documents';
import { createDocument, pageOfFile } from './document';

describe('pageOfFile', () => {
  it('reads page id and language off the path', () => {
    expect(pageOfFile('home/en.mdx')).toEqual({ id: 'home', locale: 'en' });
    expect(pageOfFile('services/security/soc/pl.mdx')).toEqual({
      id: 'services/security/soc',
      locale: 'pl',
    });
  });

  it.each([
    ['a language the site does not speak', 'home/de.mdx'],
    ['a language in capitals', 'home/EN.mdx'],
    ['a file outside any page’s folder', 'en.mdx'],
    ['another kind of file', 'home/en.md'],
    ['a copy beside the file', 'home/en.mdx.bak'],
    ['a name that only begins with a language', 'home/en.draft.mdx'],
  ])('does not take %s for a page', (_name, file) => {
    expect(pageOfFile(file)).toBeUndefined();
  });
});

describe('createDocument', () => {
  it('fills in defaults and keeps the text as it is', () => {
    const document = createDocument('services/finops/pl.mdx', { title, description }, 'W {brand}');
    expect(document).toMatchObject({
      id: 'services/finops',
      locale: 'pl',
      type: 'Service',
      file: 'services/finops/pl.mdx',
      frontmatter: { title, redirectFrom: [], draft: false, singleLanguage: false },
      body: 'W {brand}',
    });
  });

  it('puts the provider’s names into the frontmatter', () => {
    const data = { title: 'What {company} is made of', description, slug: '{product}-platform' };
    const { frontmatter } = createDocument('products/platform/en.mdx', data, '');
    expect(frontmatter.title).toBe(`What ${site.company} is made of`);
    expect(frontmatter.slug).toBe(`${site.product}-platform`);
  });

  it('refuses frontmatter that breaks the schema of its type, naming the field', () => {
    const misspelt = { title, description, sulg: 'x' };
    expect(() => createDocument('home/en.mdx', misspelt, '')).toThrow('sulg');
    expect(() => createDocument('blog/post/en.mdx', { title, description }, '')).toThrow('author');
  });

  it('refuses a file that is no page, saying what was expected', () => {
    expect(() => createDocument('home/de.mdx', { title, description }, '')).toThrow(
      'home/de.mdx is no page: expected content/<page id>/<language>.mdx with language en or pl',
    );
  });
});
