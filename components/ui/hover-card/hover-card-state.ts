/** States of a hover card (specification §4). */
export type HoverCardState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * What happens to it: pointer or focus arrives, leaves, the delay of the state is over, it is sent away
 * with Escape or because it was disabled.
 */
export type HoverCardEvent = 'arrive' | 'leave' | 'delay-over' | 'dismiss';

const transitions: Record<HoverCardState, Partial<Record<HoverCardEvent, HoverCardState>>> = {
  closed: { arrive: 'opening' },
  opening: { leave: 'closed', 'delay-over': 'open', dismiss: 'closed' },
  open: { leave: 'closing', dismiss: 'closed' },
  closing: { arrive: 'open', 'delay-over': 'closed', dismiss: 'closed' },
};

/** The state after an event; an event that means nothing in a state changes nothing. */
export function nextState(state: HoverCardState, event: HoverCardEvent): HoverCardState {
  return transitions[state][event] ?? state;
}

/** Whether the card can be seen. */
export const isVisible = (state: HoverCardState) => state === 'open' || state === 'closing';
