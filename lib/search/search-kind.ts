import type { Page } from '@/lib/content/document';
import { documentTypes, folderOf } from '@/lib/schema/document-types';
import type { SearchKind } from './search-kinds';

const legalPages =
  /^(discover\/legal|discover\/strategia-podatkowa|code-of-conduct|cookie-policy|privacy-policy)(\/|$)/;

/** The kind of a page: that of the document type in whose folder it lies, whether it lists pages of the type or is one. */
export function searchKindOf({ id }: Pick<Page, 'id'>): SearchKind {
  if (legalPages.test(id)) return 'legal';
  const type = documentTypes.find((one) => `${id}/`.startsWith(folderOf(one)));
  return type?.searchKind ?? 'company';
}
