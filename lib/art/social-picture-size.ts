/** Size that networks show at full width, in pixels (specification §9: large-image card). */
export const socialSize = { width: 1200, height: 630 } as const;
