import path from 'node:path';

/** The folder the site is built from. Environment: CONTENT_DIR, to build another tree of content. */
export const contentDirectory = path.resolve(process.env.CONTENT_DIR || 'content');

/** Whether drafts, scheduled pages and the handbook are part of the build. Environment: PREVIEW=1. */
export const isPreview = process.env.PREVIEW === '1';
