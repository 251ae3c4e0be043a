/** Campaign parameters that a visit keeps (specification §7): these five and no other. */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Entry and parameter that name the page on which the visit began (specification §7). */
export const initialPageKey = 'initializePage';

/** Entry that says: the values of this session are stored (specification §7). */
export const savedKey = 'utm_saved';

/** Everything that may be added to an address, in this order. */
export const addressKeys = [...campaignKeys, initialPageKey] as const;

export type AddressKey = (typeof addressKeys)[number];
