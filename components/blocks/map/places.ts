import { project } from './projection';

/** Places of the map: their keys in components.map.places, and where they lie. */
export const places = [
  {
    key: 'warsaw',
    ...project(21.01, 52.23),
    facts: ['head_office', 'data_centre', 'operations_centre'],
  },
  { key: 'poznan', ...project(16.93, 52.41), facts: ['data_centre', 'second_room'] },
] as const;
