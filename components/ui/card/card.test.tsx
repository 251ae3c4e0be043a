import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Card, CardLink } from './card';

const cardOf = (card: ReactNode) => renderStatic(card).querySelector('article, div');

it('has one link, whose target is the whole card, and a border of 2 px', () => {
  const card = cardOf(
    <Card as="article" isClickable>
      <CardLink href="/services/finops">FinOps</CardLink>
    </Card>,
  );
  expect(card?.tagName).toBe('ARTICLE');
  expect(card?.classList.contains('border-2')).toBe(true);
  const link = card?.querySelector('a');
  expect(link?.textContent).toBe('FinOps');
  expect(link?.classList.contains('after:inset-0')).toBe(true);
});

it('has a border of 1 px and no answer to the pointer when it leads nowhere', () => {
  const card = cardOf(<Card>Text</Card>);
  expect(card?.className.split(' ')).toEqual(expect.arrayContaining(['border', 'on-paper']));
  expect(card?.className).not.toMatch(/border-2|hover:/);
});
