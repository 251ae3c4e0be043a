import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('has its text once, and one link that the text describes', async () => {
  const document = await renderExample('service-card', 'pl');
  const link = document.querySelector('a');
  expect(textsOf(document, 'a')).toEqual(['Zobacz usługę']);
  expect(link?.getAttribute('href')).toBe(
    content.pathnameOf('services/security-compliance/soc-as-a-service', 'pl'),
  );
  const described = document.getElementById(link?.getAttribute('aria-describedby') ?? '');
  const text = described?.textContent ?? '';
  expect(text.length).toBeGreaterThan(40);
  expect(document.body.textContent?.split(text)).toHaveLength(2);
});

it('keeps cards on one page apart', async () => {
  const card = (text: string) =>
    `<ServiceCard imgSrc="/favicon.svg" imgAlt="" text="${text}" buttonUrl="/blog" />`;
  const document = await renderMdx(`${card('One')}\n\n${card('Two')}`);
  const described = [...document.querySelectorAll('a')].map(
    (link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toEqual(['One', 'Two']);
});
