/** Stands in for Contentlayer's output in development, which reads the content from disk. */
export const allDocuments = [];
export const allSections = [];
