import { expect, it } from 'vitest';
import { type HoverCardEvent, isVisible, nextState } from './hover-card-state';

const after = (...events: HoverCardEvent[]) => events.reduce(nextState, 'closed');

it.each([
  [['arrive'], 'opening'],
  [['arrive', 'leave'], 'closed'],
  [['arrive', 'delay-over'], 'open'],
  [['arrive', 'delay-over', 'leave'], 'closing'],
  [['arrive', 'delay-over', 'leave', 'arrive'], 'open'],
  [['arrive', 'delay-over', 'leave', 'delay-over'], 'closed'],
  [['arrive', 'dismiss'], 'closed'],
  [['arrive', 'delay-over', 'dismiss'], 'closed'],
  [['arrive', 'delay-over', 'leave', 'dismiss'], 'closed'],
  [['leave', 'delay-over', 'dismiss'], 'closed'],
  [['arrive', 'arrive'], 'opening'],
] as const)('%j makes it %s', (events, state) => {
  expect(after(...events)).toBe(state);
});

it('can be seen from the opening delay to the end of the closing delay', () => {
  expect((['closed', 'opening', 'open', 'closing'] as const).filter(isVisible)).toEqual([
    'open',
    'closing',
  ]);
});
