import type { Move } from '@/lib/check/extract/moved-pages';
import { framePages, notFoundId } from '@/lib/content/known-pages';
import { blogId } from '@/lib/content/lists';
import { UsageError } from '@/scripts/command';
import { pageIdOf } from '@/scripts/page-id';

/** For `--help`, and for whoever names no two pages. */
export const moveUsage =
  'Usage: npm run move <old id> <new id>, for example npm run move services/finops services/cost-control\n  Moves a page: folder, links, menu, records; the old addresses redirect.';

/** Ids as folders may be called: lower-case words with hyphens. */
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Pages that code names by their ids: header, footer, forms and lists lead to them. */
const namedByCode: readonly string[] = [
  ...framePages,
  notFoundId,
  blogId,
  'case-studies',
  'career',
  'thank-you',
  'lgc-thank-you',
  'gr-thank-you',
  'event-thank-you',
];

/**
 * Reads the arguments of `npm run move`.
 * @throws UsageError when they are no two ids, or ids between which nothing can be moved.
 */
export function readMove(args: readonly string[]): Move {
  const [from = '', to = '', ...others] = args.map(pageIdOf);
  if (from === '' || to === '' || others.length > 0)
    throw new UsageError(
      `Expected two ids, found ${args.map((arg) => `"${arg}"`).join(' ') || 'nothing'}\n${moveUsage}`,
    );
  if (!idForm.test(to))
    throw new UsageError(
      `"${to}" is no page id: expected lower-case letters, digits and hyphens between slashes, such as services/cost-control`,
    );
  if (to === from) throw new UsageError(`"${from}" is where it is: expected another id`);
  if (`${to}/`.startsWith(`${from}/`))
    throw new UsageError(
      `"${to}" lies in "${from}": expected an id outside the folder that is moved`,
    );
  if (to.startsWith('data/') || to === 'data')
    throw new UsageError('content/data holds data: expected an id of a page');
  const named = namedByCode.find((id) => id === from || id.startsWith(`${from}/`));
  if (named)
    throw new UsageError(
      `"${named}" cannot be moved: code names the page by this id. For another address give it a \`slug\` and \`redirectFrom\` (docs/adding-a-page.md)`,
    );
  return { from, to };
}
