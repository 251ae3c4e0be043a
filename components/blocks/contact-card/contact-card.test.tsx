import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const card = (name: string, more = '') =>
  `<ContactCard name="${name}" description="Helps." email="a@b.example" phoneNumber="+48 22 000 00 00" ${more}/>\n\n`;

it('builds a mailto and a tel link from the data of each card', async () => {
  const document = await renderExample('contact-card');
  const links = [...document.querySelectorAll('li article a')].map((a) => a.getAttribute('href'));
  expect(links).toHaveLength(6);
  expect(links.filter((href) => /^mailto:[a-z]+@[a-z]+\.example$/.test(href ?? ''))).toHaveLength(
    3,
  );
  expect(links[1]).toBe('tel:+48220000001');
  expect(textsOf(document, 'article h3')[1]).toBe('Security operations centre');
});

it('says in the language of the page what the links are', async () => {
  const document = await renderMdx(card('Sprzedaż'), 'pl');
  expect(textsOf(document, 'a')).toEqual(['E-mail: a@b.example', 'Telefon: +48 22 000 00 00']);
});

it('stands alone, without list and picture, or with a described picture', async () => {
  const document = await renderMdx(card('Sales', 'imgSrc="/team.png" imgAlt="The team" '));
  expect(document.querySelector('li article')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('The team');
  expect((await renderMdx(card('Sales'))).querySelector('img')).toBeNull();
});

it('shows as many cards as there are', async () => {
  for (const names of [['A'], ['A', 'B', 'C', 'D', 'E']]) {
    const list = `<ContactList>\n\n${names.map((name) => card(name)).join('')}</ContactList>`;
    expect(textsOf(await renderMdx(list), 'ul > li > article h3')).toEqual(names);
  }
});

it('refuses what is no address and no number', async () => {
  await expect(renderMdx(card('A').replace('a@b.example', 'a at b'))).rejects.toThrow('e-mail');
  await expect(renderMdx(card('A').replace('+48', 'call'))).rejects.toThrow('digits and spaces');
});
