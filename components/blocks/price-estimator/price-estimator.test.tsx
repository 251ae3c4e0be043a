// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { EstimatorForm, type EstimatorProps } from './estimator-form.client';

const props: EstimatorProps = {
  locale: 'en',
  prices: {
    machines: [{ net: 100 }, { net: 200 }],
    disk: { net: 0.5 },
    objects: { net: 0.1 },
    copies: [{ net: 0.2 }, { net: 0.1 }],
    support: [0, 1000],
  },
  machines: ['Small', 'Large'],
  support: ['Standard', 'Business'],
  labels: {
    machine: 'Machine',
    count: 'Count',
    hours: 'Hours',
    disk: 'Disk',
    objects: 'Objects',
    copies: 'Copies',
    support: 'Support',
    result: 'A month',
  },
};

const sum = () => document.querySelector('output')?.textContent?.replace('\u00A0', ' ');

/** Types or chooses a value, as a visitor does. */
const enter = (index: number, value: string) =>
  happen(() => {
    const field = [...document.querySelectorAll('input, select')][index] as HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }),
    );
  });

it('gives the sum of what is chosen, and follows every change', async () => {
  await mount(<EstimatorForm {...props} />);
  expect(sum()).toBe('PLN 2,360');
  await enter(0, '0');
  expect(sum()).toBe('PLN 2,060');
  await enter(1, '1');
  expect(sum()).toBe('PLN 1,860');
  await enter(6, '0');
  expect(sum()).toBe('PLN 860');
});

it('takes what is no number, and what is less than none, for none', async () => {
  await mount(<EstimatorForm {...props} />);
  await enter(1, '');
  expect(sum()).toBe('PLN 1,760');
  await enter(1, '-4');
  expect(sum()).toBe('PLN 1,760');
});
