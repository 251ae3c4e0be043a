/**
 * A counter with a leading zero while it has one digit.
 * @param number Whole number from 1.
 * @param padUpTo Largest number that is padded: 9 for timelines and sliders (docs/behaviour.md §9).
 */
export function padNumber(number: number, padUpTo = 9): string {
  return number <= padUpTo ? String(number).padStart(2, '0') : String(number);
}
