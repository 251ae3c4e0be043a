/** The not-found page is not an address of its own: the two 404 files are made of it. */
export const notFoundId = 'not-found';
