/** Folder of the built site in which the search index lies; also the beginning of its pathnames. */
export const searchDirectory = 'search-index';
