import { describe, expect, it } from 'vitest';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('DataSheet', () => {
  it('shows a data file with heads in the language of the page', async () => {
    const sheet = '<DataSheet of="kubernetes" caption="Versions" />';
    const english = await renderMdx(sheet);
    expect(textsOf(english, 'thead th')).toEqual(['Version', 'Released', 'With us since', 'Until']);
    expect(textsOf(english, 'tbody tr')).toEqual(['1.3701.01.202602.02.202631.12.2099']);
    const polish = await renderMdx(sheet, 'pl');
    expect(textsOf(polish, 'tbody td').at(-1)).toBe('31 grudnia 2099');
  });

  it('has a row for each entry, or a column where few entries have much to say', async () => {
    const levels = await renderMdx('<DataSheet of="machine-sizes" caption="Sizes" />');
    expect(textsOf(levels, 'tbody th')).toEqual(['standard-2-8', 'memory-64-1024']);
    const sites = await renderMdx('<DataSheet of="sites" caption="Places" />', 'pl');
    expect(textsOf(sites, 'thead th')).toEqual(['Miejsce', 'Warszawa']);
    expect(textsOf(sites, 'tbody th').slice(0, 2)).toEqual(['Od', 'Klasa']);
  });

  it('shows sizes of machines with what they cost a month, where the price list says it', async () => {
    const sheet = '<DataSheet of="machine-sizes" caption="Sizes" />';
    const cells = async (locale: 'en' | 'pl') => {
      const document = await renderMdx(sheet, locale);
      return [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
      );
    };
    expect(await cells('en')).toEqual([
      ['standard-2-8', '2', '8', '2.5', 'Tests', 'PLN 148'],
      ['memory-64-1024', '64', '1,024', '25', 'Databases', '–'],
    ]);
    expect((await cells('pl'))[0]).toEqual(['standard-2-8', '2', '8', '2,5', 'Testy', '148 zł']);
  });

  it('says of disks whether their speed grows with their size', async () => {
    const sheet = '<DataSheet of="disk-tiers" caption="Disks" />';
    const speeds = async (locale: 'en' | 'pl') =>
      textsOf(await renderMdx(sheet, locale), 'tbody td:nth-child(2)');
    expect(await speeds('en')).toEqual(['3,000, at any size', '30 a GB, up to 12,000']);
    expect((await speeds('pl')).map((text) => text.replace(/\s/g, ' '))).toEqual([
      '3000 przy każdej wielkości',
      '30 na GB, najwyżej 12 000',
    ]);
  });
});

describe('PriceList', () => {
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
      'StoragePLN 0.11a GB a monthPLN 0.10 for each GB above 1,000',
      'Reviewfrom PLN 48,000once',
    ]);
    expect(textsOf(body, 'p')[0]).toContain('valid until 31.12.2099');
  });

  it('has no column of tiers where no entry has some', async () => {
    const document = await renderMdx('<PriceList caption="Prices" prices={["machine"]} />');
    expect(textsOf(document, 'thead th')).toHaveLength(3);
  });
});

describe('ServiceLevels', () => {
  it('says of each level how it is measured and what is credited', async () => {
    const document = await renderMdx(
      '<ServiceLevels caption="C" levels={["platform", "project"]} />',
    );
    expect(textsOf(document, 'tbody tr')).toEqual([
      'Platform99.95% a monthMeasured every minute.below 99.95%: 5% of the month’s fee; below 99%: 30% of the month’s fee',
      'ProjectsFixed dateBy the record of acceptance.1% a week',
    ]);
  });

  it('shows all levels where none is named, in Polish too', async () => {
    const document = await renderMdx('<ServiceLevels caption="C" />', 'pl');
    expect(textsOf(document, 'tbody th')).toEqual(['Platforma', 'Projekty']);
  });
});

describe('SpecSheet', () => {
  it('lists constants by name, with facts filled in', async () => {
    const source =
      '<SpecSheet>\n\n<Spec name="Availability" value="{facts.availability}" />\n\n</SpecSheet>';
    const document = await renderMdx(source, 'pl');
    expect(textsOf(document, 'dl > div > dt')).toEqual(['Availability']);
    expect(textsOf(document, 'dl > div > dd')).toEqual(['99,95%']);
  });
});
