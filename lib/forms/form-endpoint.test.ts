import { expect, it } from 'vitest';
import { formEndpoint } from './form-endpoint';

it.each(['https://forms.example.com/in', 'http://localhost:3999/submissions', '/submissions'])(
  'takes %s',
  (value) => expect(formEndpoint(value)).toBe(value),
);

it('is none where nothing is named', () => {
  expect(formEndpoint('')).toBeUndefined();
});

it.each([
  'http://forms.example.com',
  '//forms.example.com',
  '/\\evil.example',
  'submissions',
  'javascript:alert(1)',
])('refuses %s, since a form that posts nowhere must not be published', (value) =>
  expect(() => formEndpoint(value)).toThrow('FORM_ENDPOINT'),
);
