/** Milliseconds between slides that change by themselves (specification §9). */
export const autoplayDelays = { usual: 4000, itemList: 13_000 } as const;
