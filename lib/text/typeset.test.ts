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
