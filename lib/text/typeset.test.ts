import { expect, it } from 'vitest';
import { typeset } from './typeset';

it('binds one-letter words in Polish', () => {
  expect(typeset('Koszty w chmurze i w biurze', 'pl')).toBe(
    'Koszty w\u00A0chmurze i\u00A0w\u00A0biurze',
  );
});

it('leaves English as it is', () => {
  expect(typeset('a cloud and I', 'en')).toBe('a cloud and I');
});
it.each([
  ['w chmurze', 'w\u00A0chmurze'],
  ['Praca w domu i w biurze', 'Praca w\u00A0domu i\u00A0w\u00A0biurze'],
  ['a w z', 'a\u00A0w\u00A0z'],
  ['Z nami (z Warszawy)', 'Z\u00A0nami (z\u00A0Warszawy)'],
  ['kończy się na w ', 'kończy się na w\u00A0'],
  ['plan B jest', 'plan B jest'],
  ['osób nowa', 'osób nowa'],
])('binds one-letter words in %j', (text, bound) => {
  expect(typeset(text, 'pl')).toBe(bound);
});
