import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareUrls } from './share-urls';

it('carry the page’s address and title, encoded, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true }),
      fc.string({ unit: 'grapheme' }),
      (url, title) => {
        const { linkedin, x } = shareUrls(url, title);
        expect([...new URL(linkedin).searchParams]).toEqual([['url', url]]);
        expect([...new URL(x).searchParams]).toEqual([
          ['url', url],
          ['text', title],
        ]);
      },
    ),
  );
});
