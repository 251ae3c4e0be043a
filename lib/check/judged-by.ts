import { currentText } from '@/lib/content/current-tree';
import type { Source } from './source';

/** Data files by which every document is judged. */
const shared = ['facts.yaml', 'glossary.yaml'];

/**
 * Everything a document's own problems follow from: its text, whether it is saved rightly, and the data that texts
 * share. What was found once holds until this changes.
 */
export function judgedBy({ text, fault }: Source): string {
  return [...shared.map(currentText), fault?.message ?? '', text].join('\n');
}
