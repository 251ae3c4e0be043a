/** A copy of the content in which writers have changed one of everything, and the site built of it (tests/changed-content). */
export const changedEnvironment = {
  CONTENT_DIR: '.cache/changed-content',
  OUT_DIR: '.test-sites/changed',
};

/** Where the tests put their preview build, next to the site itself. */
export const previewDirectory = '.preview';

/** Where the forms of that build post to; tests answer there themselves. */
export const previewEndpoint = '/submissions';

/** What the preview build is made with; the container is one that nobody has, and tests answer for it. */
export const previewEnvironment = {
  PREVIEW: '1',
  OUT_DIR: previewDirectory,
  FORM_ENDPOINT: previewEndpoint,
  GTM_ID: 'GTM-TEST0000',
};
