import { expect, it } from 'vitest';
import { mailAddress } from './mail-address';

it('fills in subject and message so that nothing of them is lost', () => {
  const address = mailAddress('a@b.example', 'Koszty & chmura?', ['Zażółć\ngęślą', ' ', 'Ala #1']);
  const url = new URL(address);
  expect(url.pathname).toBe('a@b.example');
  expect(url.searchParams.get('subject')).toBe('Koszty & chmura?');
  expect(url.searchParams.get('body')).toBe('Zażółć\r\ngęślą\r\n\r\nAla #1');
  expect(address).not.toMatch(/[ \r\n]/);
});

it('says nothing of a message that is not there', () => {
  expect(mailAddress('a@b.example', 'FinOps')).toBe('mailto:a@b.example?subject=FinOps');
});
