/** The lists that follow from folders are written before any test: a new block is tested at once. */
export { writeFolderLists as setup } from '@/scripts/build/folder-lists';
