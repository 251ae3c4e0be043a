/** Look of a link in the footer: tall enough for a finger, underlined under the pointer. */
export const footerItem = 'inline-block py-2 underline-offset-4 hover:underline';
