import { galleryFolders, galleryPathname } from '@/components/templates/gallery/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { expectAsWithoutScript } from '@/tests/support/readable';

/** So that the workers share the blocks. */
const parts = 3;

for (let part = 0; part < parts; part += 1)
  test(`every block whose scripts do not arrive reads as without script (${part + 1} of ${parts})`, {
    tag: '@slow',
  }, async ({ page, browser, baseURL }) => {
    test.setTimeout(300_000);
    const pathnames = galleryFolders
      .filter((_, index) => index % parts === part)
      .map((folder) => galleryPathname(folder));
    await expectAsWithoutScript(page, browser, baseURL, pathnames);
  });
