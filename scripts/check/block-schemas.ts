import { writeFolderLists } from '@/scripts/build/folder-lists';

writeFolderLists();

/** The schemas of all blocks: the list is written before it is loaded, so that a new block is checked at once. */
export const { blockSchemas } = await import('generated/block-schemas');
