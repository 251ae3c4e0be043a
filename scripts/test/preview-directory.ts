/** Where the tests put their preview build, beside the site itself. */
export const previewDirectory = '.preview';
