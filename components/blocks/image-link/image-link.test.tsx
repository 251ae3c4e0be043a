import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

it('is a link that its picture names', async () => {
  const link = (await renderExample('image-link', 'pl')).querySelector('a');
  expect(link?.getAttribute('href')).toBe(
    content.pathnameOf('services/security-compliance/soc-as-a-service', 'pl'),
  );
  expect(link?.querySelector('img')?.alt).toBe('The security operations centre');
  expect(link?.target).toBe('');
});

it('opens another site in a new tab without access to this one', async () => {
  const document = await renderMdx(
    '<ImageLink src="/favicon.svg" alt="FinOps" url="https://www.finops.org/" isExternal />',
  );
  const link = document.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link?.textContent).toContain('(opens in a new tab)');
});

it('wants a name and an address', async () => {
  await expect(renderMdx('<ImageLink src="/favicon.svg" alt="" url="/blog" />')).rejects.toThrow(
    'expected text',
  );
  await expect(renderMdx('<ImageLink src="/favicon.svg" alt="Blog" />')).rejects.toThrow('url');
});
