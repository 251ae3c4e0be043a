import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Button } from './button';
import { buttonStyle, buttonVariants } from './button-style';
import { LinkButton } from './link-button';

const elementOf = (node: ReactNode) => renderStatic(node).body.firstElementChild;

describe('Button', () => {
  it('submits nothing unless its type says so', () => {
    expect(elementOf(<Button>Send</Button>)?.getAttribute('type')).toBe('button');
    expect(elementOf(<Button type="submit">Send</Button>)?.getAttribute('type')).toBe('submit');
  });

  it('keeps focus while loading, but neither submits nor keeps silent about it', () => {
    const button = elementOf(
      <Button type="submit" isLoading loadingLabel="sending">
        Send
      </Button>,
    );
    expect(button?.getAttribute('type')).toBe('button');
    expect(button?.hasAttribute('disabled')).toBe(false);
    expect(button?.getAttribute('aria-busy')).toBe('true');
    expect(button?.textContent).toBe('Send sending');
  });

  it('is out of reach when it is disabled', () => {
    expect(elementOf(<Button isDisabled>Send</Button>)?.hasAttribute('disabled')).toBe(true);
  });

  it('is written uppercase by style alone', () => {
    const button = elementOf(<Button className="w-full">Wyślij</Button>);
    expect(button?.textContent).toBe('Wyślij');
    expect(button?.className.split(' ')).toEqual(expect.arrayContaining(['uppercase', 'w-full']));
  });
});

describe('buttonStyle', () => {
  it('has the eight variants of the specification', () => {
    expect(buttonVariants).toEqual(
      'brand brandR brand2 brand3 brand4 outline outline2 outline3'.split(' '),
    );
  });

  it.each(['brandR', 'brand3', 'brand4'] as const)('never puts white text on %s', (variant) => {
    expect(buttonStyle(variant).split(' ')).toContain('text-text');
    expect(buttonStyle(variant)).not.toContain('text-paper');
  });
});

it('gives a link the look of a button, and shows that it opens a new tab', () => {
  const inside = elementOf(<LinkButton href="/blog">Blog</LinkButton>);
  expect(inside?.className).toBe(buttonStyle('brand'));
  expect(inside?.querySelector('svg')).toBeNull();
  expect(inside?.hasAttribute('target')).toBe(false);
  const outside = elementOf(
    <LinkButton href="https://example.org/" isExternal newTabLabel="(opens in a new tab)">
      Example
    </LinkButton>,
  );
  expect(outside?.querySelector('svg')).not.toBeNull();
  expect(outside?.getAttribute('target')).toBe('_blank');
  expect(outside?.getAttribute('rel')).toBe('noopener noreferrer');
  expect(outside?.textContent).toBe('Example (opens in a new tab)');
});
