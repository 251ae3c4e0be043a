import { expect, it } from 'vitest';
import { documentOf, fileOf, readBuilt } from '@/tests/support/built-site';
import { pagesOfEveryStructure, structuresOf } from '@/tests/support/pages-by-structure';
import {
  onePagePerTemplate,
  pagesWithPathname,
  templatePages,
} from '@/tests/support/site-registry';

it('reads from the tags of a page what its document has', () => {
  for (const { pathname } of templatePages) {
    const file = fileOf(pathname);
    const read = structuresOf(readBuilt(file)).map(
      ({ around, isAnchor }) => `${around.length} ${around[0]?.split('.')[0]} ${isAnchor}`,
    );
    const elements = [...documentOf(file).querySelectorAll('main, main *')]
      .filter((element) => !element.closest('svg, script, style, table, dl, figure'))
      .map((element) => {
        let depth = 1;
        for (let outer = element; outer.localName !== 'main' && outer.parentElement; depth += 1)
          outer = outer.parentElement;
        return `${depth} ${element.localName} ${element.hasAttribute('id')}`;
      });
    expect(read, pathname).toEqual(elements);
  }
});

it('chooses pages for every place of an anchor, and of each template', () => {
  const chosen = pagesOfEveryStructure();
  for (const page of onePagePerTemplate) expect(chosen).toContain(page);
  const placesOf = (pages: Iterable<{ pathname: string }>) =>
    new Set(
      [...pages].flatMap(({ pathname }) =>
        structuresOf(readBuilt(fileOf(pathname))).flatMap(({ around, isAnchor }) =>
          isAnchor ? around.join(' in ') : [],
        ),
      ),
    );
  expect(placesOf(chosen)).toEqual(placesOf(pagesWithPathname));
});
