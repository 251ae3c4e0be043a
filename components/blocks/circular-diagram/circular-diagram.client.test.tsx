// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { happen, mount, press } from '@/tests/support/mount-client';
import { CircularDiagram } from './circular-diagram.client';

const items = ['Build', 'Run', 'Prove'].map((heading) => ({ heading, text: `About ${heading}.` }));
const labels = { previous: 'Previous part', next: 'Next part' };

const segments = () => [...document.querySelectorAll<SVGAElement>('svg [role="button"]')];
const segment = (name: string) =>
  segments().find((each) => each.getAttribute('aria-label')?.endsWith(name));
const pressed = () =>
  segments()
    .filter((each) => each.getAttribute('aria-pressed') === 'true')
    .map((each) => each.getAttribute('aria-label'));
const shown = () =>
  [...document.querySelectorAll('[aria-live] > div')]
    .filter((pane) => !pane.classList.contains('hidden'))
    .map((pane) => pane.querySelector('h3')?.textContent);
const button = (name: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const click = (element?: Element | null) =>
  happen(() =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );

beforeEach(() =>
  mount(
    <CircularDiagram
      label="Parts"
      items={items}
      order={[2, 0, 1]}
      labels={labels}
      icons={{ previous: null, next: null }}
    />,
  ),
);

it('begins with the first item, wherever it is drawn', () => {
  expect(segments().map((each) => each.getAttribute('aria-label'))).toEqual([
    '03 Prove',
    '01 Build',
    '02 Run',
  ]);
  expect([pressed(), shown()]).toEqual([['01 Build'], ['Build']]);
});

it('selects a segment by pointer', async () => {
  await click(segment('Prove'));
  expect([pressed(), shown()]).toEqual([['03 Prove'], ['Prove']]);
});

it('selects a segment by Space; Enter is a click, as for every link', async () => {
  await happen(() => segment('Run')?.focus());
  await press(' ');
  expect([pressed(), shown()]).toEqual([['02 Run'], ['Run']]);
});

it('wraps both ways', async () => {
  await click(button('Previous part'));
  expect(shown()).toEqual(['Prove']);
  await click(button('Next part'));
  expect(shown()).toEqual(['Build']);
  await click(button('Next part'));
  await click(button('Next part'));
  await click(button('Next part'));
  expect(shown()).toEqual(['Build']);
});
