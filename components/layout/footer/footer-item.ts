/** Look of a link in the footer: tall enough for a finger, underlined under the pointer. */
export const footerItem = 'footer-link';
