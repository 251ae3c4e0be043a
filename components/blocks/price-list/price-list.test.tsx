import { expect, it } from 'vitest';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';

const space = '\u00A0';
const list = '<PriceList caption="Prices" prices={["storage", "review"]} />';

it('shows entries in the order in which they are named, with what larger quantities cost', async () => {
  const body = await renderMdx(list);
  expect(textsOf(body, 'thead th')).toEqual([
    'What',
    'Price before VAT',
    'For',
    'Larger quantities',
  ]);
  expect(textsOf(body, 'tbody tr')).toEqual([
    'StoragePLN 0.11a GB a monthPLN 0.10 above 1,000',
    'ReviewPLN 48,000once–',
  ]);
  expect(textsOf(body, 'p')[0]).toContain('valid until 31.12.2099');
});

it('writes them in Polish', async () => {
  const document = await renderMdx(list, 'pl');
  expect(document.querySelector('tbody td')?.textContent).toBe(`0,11${space}zł`);
});

it('has no column of tiers where no entry has some, and names one that is not there', async () => {
  const document = await renderMdx('<PriceList caption="Prices" prices={["machine"]} />');
  expect(textsOf(document, 'thead th')).toHaveLength(3);
  await expect(renderMdx('<PriceList caption="P" prices={["none"]} />')).rejects.toThrow(
    'there is no price "none"',
  );
});
