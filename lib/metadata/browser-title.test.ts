import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { documentOf } from '@/tests/support/documents';
import { browserTitle, longestTitle } from './page-metadata';

const suffix = ` | ${site.company}`;
const titled = (title: string, meta?: object) =>
  browserTitle(documentOf('page/en', { title, meta }));

describe('the title in browser tabs', () => {
  it('ends with the provider’s name as long as both fit', () => {
    const longest = 'a'.repeat(longestTitle - suffix.length);
    expect(titled(longest)).toBe(longest + suffix);
    expect(titled(`${longest}a`)).toBe(`${longest}a`);
  });

  it('does not name the provider twice', () => {
    const title = `What ${site.brand} does for you`;
    expect(titled(title)).toBe(title);
  });

  it('is what `meta` says, as it stands', () => {
    expect(titled('A title of fitting length', { title: 'Another title for it' })).toBe(
      'Another title for it',
    );
  });
});
