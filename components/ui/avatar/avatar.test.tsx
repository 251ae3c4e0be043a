import { describe, expect, it } from 'vitest';
import { renderWhole } from '@/tests/support/render-static';
import { Avatar, initialsOf } from './avatar';

describe('Avatar, as the server renders it', () => {
  it('has the initials behind the picture, so that they show without script', async () => {
    const document = await renderWhole(<Avatar name="Łucja Ćwik" src="/lucja.webp" size="lg" />);
    const avatar = document.querySelector('[role="img"]');
    expect(avatar?.getAttribute('aria-label')).toBe('Łucja Ćwik');
    expect(avatar?.textContent).toBe('ŁĆ');
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(document.querySelector('img')?.getAttribute('width')).toBe('96');
    expect(document.querySelector('[data-state]')?.getAttribute('data-state')).toBe('loading');
  });

  it('has no picture without an address', async () => {
    const document = await renderWhole(<Avatar name="Jan Zych" />);
    expect(document.querySelector('img')).toBeNull();
    expect(document.body.textContent).toBe('JZ');
  });

  it('is passed over where the name is next to it', async () => {
    const document = await renderWhole(<Avatar name="Jan Zych" isDecorative />);
    expect(document.querySelector('[role="img"]')).toBeNull();
    expect(document.querySelector('[aria-hidden="true"]')?.textContent).toBe('JZ');
  });
});

it.each([
  ['Anna Nowak', 'AN'],
  ['Łukasz Żak', 'ŁŻ'],
  ['śp. jan ćwik', 'ŚĆ'],
  ['Anna Maria Wesołowska-Święs', 'AW'],
  ['dr inż. Jan van der Berg', 'JB'],
  ['  Ewa  ', 'E'],
  ['Z\u0301aneta O\u0301semka', 'ŹÓ'],
  ['“Ala” (kot)', 'A'],
  ['', ''],
  ['123 –', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
