import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('names the body and lists its members with their positions', async () => {
  const document = await renderExample('authority-group');
  const list = document.querySelector('ul');
  expect(document.getElementById(list?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Change advisory board',
  );
  expect(textsOf(document, 'li p:last-child')).toEqual([
    'Chair, cloud architect',
    'Lead of the security operations centre',
    'Compliance counsel',
  ]);
});

it('leads from a name to its page where there is one, and shows no card without script', async () => {
  const document = await renderExample('authority-group', 'pl');
  const links = [...document.querySelectorAll('li a')].map((a) => a.getAttribute('href'));
  expect(links).toHaveLength(2);
  expect(links[1]).toMatch(/^\/pl\/uslugi\/.*soc/);
  expect(document.querySelector('[role="group"]')).toBeNull();
  expect(document.body.textContent).not.toContain('weta');
});

it('refuses a description without a page, and a body without members', async () => {
  const member = '<Authority name="A" position="B" description="C" />';
  await expect(
    renderMdx(`<AuthorityGroup title="T">\n\n${member}\n\n</AuthorityGroup>`),
  ).rejects.toThrow('expected `url` beside it');
  await expect(renderMdx(member.replace(' description="C"', ''))).rejects.toThrow(
    '<Authority> is outside <AuthorityGroup>',
  );
});
