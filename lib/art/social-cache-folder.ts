import path from 'node:path';

/** Where social pictures outlive a build, by what is drawn in them. */
export const socialCache = path.resolve('.cache/social');
