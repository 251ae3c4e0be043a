import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('ContactCard', () => {
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

  it('stands alone, without list and picture, or with a described picture', async () => {
    const document = await renderMdx(card('Sales', 'imgSrc="/team.png" imgAlt="The team" '));
    expect(document.querySelector('li article')).toBeNull();
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('The team');
    expect((await renderMdx(card('Sales'))).querySelector('img')).toBeNull();
  });
});

describe('ExpertProfile', () => {
  it('says who people are, from the data that pages share', async () => {
    const document = await renderExample('contact-card');
    const [first, second] = [
      ...document.querySelectorAll('ul.mt-10:not(.card-grid) > li > article'),
    ];
    expect(first?.querySelector('h3')?.textContent).toBe('Michał Turowiec');
    expect(first?.textContent).toContain('three in the morning');
    expect(first?.textContent).not.toContain('round-the-clock');
    expect(second?.textContent).toContain('Negotiates cloud contracts');
  });

  it('shows a portrait, or initials, both passed over by screen readers', async () => {
    const own = await renderMdx('<ExpertProfile person="michal-turowiec" src="/michal.png" />');
    expect(own.querySelector('img')?.getAttribute('src')).toBe('/michal.png');
    const none = await renderMdx('<ExpertProfile person="michal-turowiec" />');
    expect(none.querySelector('img')).toBeNull();
    expect(none.querySelector('[aria-hidden="true"]')?.textContent).toBe('MT');
  });
});

describe('AuthorityGroup', () => {
  it('names the body and lists its members with their positions', async () => {
    const document = await renderExample('contact-card');
    const list = document.querySelector('ul[aria-labelledby]');
    expect(document.getElementById(list?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Change advisory board',
    );
    expect(textsOf(document, 'ul[aria-labelledby] > li p:last-child')).toEqual([
      'Chair, cloud architect',
      'Lead of the security operations centre',
      'Compliance counsel',
    ]);
  });

  it('leads from a name to its page where there is one, and shows no card without script', async () => {
    const document = await renderExample('contact-card');
    const links = [...document.querySelectorAll('ul[aria-labelledby] > li a')];
    expect(links).toHaveLength(2);
    expect(links[1]?.getAttribute('href')).toMatch(/^\/services\/.*soc/);
    expect(document.querySelector('[role="group"]')).toBeNull();
    expect(document.body.textContent).not.toContain('veto');
  });
});
