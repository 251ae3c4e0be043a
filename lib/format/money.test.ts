import { expect, it } from 'vitest';
import { zloty } from './money';

const space = '\u00A0';

it.each([
  [1240, `PLN${space}1,240`, `1240${space}zł`],
  [38_400, `PLN${space}38,400`, `38${space}400${space}zł`],
  [0.1, `PLN${space}0.10`, `0,10${space}zł`],
  [0.085, `PLN${space}0.085`, `0,085${space}zł`],
  [12.5, `PLN${space}12.50`, `12,50${space}zł`],
])('%d zloty read %j in English and %j in Polish', (amount, english, polish) => {
  expect(zloty(amount, 'en')).toBe(english);
  expect(zloty(amount, 'pl')).toBe(polish);
});
