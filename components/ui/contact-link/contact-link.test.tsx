import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactLink } from './contact-link';

it('makes a mailto link of an address, named by what it is', () => {
  const html = renderToStaticMarkup(<ContactLink kind="mail" value="a@b.example" label="E-mail" />);
  expect(html).toContain('href="mailto:a@b.example"');
  expect(html.replace(/<[^>]*>/g, '')).toBe('E-mail: a@b.example');
});

it('makes a tel link of a number, without the spaces', () => {
  const html = renderToStaticMarkup(
    <ContactLink kind="phone" value="+48 22 000 00 00" label="Phone" />,
  );
  expect(html).toContain('href="tel:+48220000000"');
  expect(html).toContain('+48 22 000 00 00');
});
