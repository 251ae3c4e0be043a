import { seededNumbers } from './seeded-numbers';

/** A short id that follows from what a picture shows; ids of its gradients begin with it. */
export const pictureId = (text: string): string =>
  `a${Math.floor(seededNumbers(text)() * 2 ** 32).toString(36)}`;
