/**
 * The href of a phone call (RFC 3966).
 * @param phone Number as it is read, in groups: `+48 22 000 00 00`.
 */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`;
