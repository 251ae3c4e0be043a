import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BlockSchema, defineBlock } from '@/lib/schema/block';
import { picture } from '@/lib/schema/formats';
import { site } from '@/site.config';
import { compile, elementsOf, propsOf, textOf, topOf } from '@/tests/support/compiled';

describe('texts', () => {
  it('puts the provider’s names in place of placeholders, in text and in properties', () => {
    const body = compile('At {company} and { brand }.\n\n<LinkCard label="By {brand}" />');
    expect(textOf(body)).toContain(`At ${site.company} and ${site.brand}.`);
    expect(propsOf(body, 'LinkCard')).toEqual([{ label: `By ${site.brand}` }]);
  });

  it('binds Polish one-letter words in text and in properties', () => {
    const source =
      'Praca **w domu** i w biurze.\n\n<LinkCard label="Praca w domu" tags={["i tak"]} />';
    const body = compile(source, { locale: 'pl' });
    expect(textOf(body)).toContain('Praca w\u00A0domu i\u00A0w\u00A0biurze.');
    expect(propsOf(body, 'LinkCard')).toEqual([
      { label: 'Praca w\u00A0domu', tags: ['i\u00A0tak'] },
    ]);
  });

  it('leaves code as it is written', () => {
    const body = compile('`ls w domu` w domu\n\n```\ncd w domu\n```\n', { locale: 'pl' });
    const [inline, block] = elementsOf(body, 'code').map(({ children }) => children[0]);
    expect(inline).toMatchObject({ value: 'ls w domu' });
    expect(block).toMatchObject({ value: 'cd w domu' });
    expect(textOf(body)).toContain(' w\u00A0domu');
  });

  it('does not bind English', () => {
    expect(textOf(compile('a house i saw'))).toBe('a house i saw');
  });

  it('does not bind words in an address', () => {
    const href = 'mailto:a@b.example?subject=Praca w domu';
    const body = compile(`<LinkCard label="L" href="${href}" />`, { locale: 'pl' });
    expect(propsOf(body, 'LinkCard')).toEqual([{ label: 'L', href }]);
  });
});

describe('links', () => {
  it('turns page ids into addresses, in text and in properties', () => {
    const body = compile('[A](/a#b), [c][d]\n\n[d]: /d\n\n<LinkCard label="L" href="/e" />');
    const hrefs = elementsOf(body, 'a').map(({ properties }) => properties.href);
    expect(hrefs).toEqual(['/at/a#b', '/at/d']);
    expect(propsOf(body, 'LinkCard')).toEqual([{ label: 'L', href: '/at/e' }]);
  });

  it('leaves a list of pages to the block that looks them up', () => {
    const body = compile('<RelatedPages pages={["/a", "/b"]} />');
    expect(propsOf(body, 'RelatedPages')).toEqual([{ pages: ['/a', '/b'] }]);
  });

  it('passes the fault of a link on', () => {
    const resolveLink = (href: string) => {
      throw new Error(`no page ${href}`);
    };
    expect(() => compile('[A](/a)', { resolveLink })).toThrow('no page /a');
    expect(() => compile('<LinkCard label="L" href="/b" />', { resolveLink })).toThrow(
      'no page /b',
    );
  });
});

describe('blocks', () => {
  it('fills in defaults and names the blocks that are used', () => {
    const body = compile(
      '<Section>\n\n<Steps>\n<Step heading="A">a</Step>\n</Steps>\n\n</Section>',
    );
    expect(propsOf(body, 'Section')).toEqual([{ background: 'paper' }]);
    expect([...body.blocks]).toEqual(['Section', 'Steps', 'Step']);
  });

  it('adds what the template gives, which the writer’s own goes before', () => {
    const templateProps = { Hero: { heading: 'Of the template', note: 'n' } };
    const [plain] = propsOf(compile('<Hero lead="l" />', { templateProps }), 'Hero');
    expect(plain).toEqual({ lead: 'l', heading: 'Of the template', note: 'n' });
    const [own] = propsOf(compile('<Hero lead="l" heading="Own" />', { templateProps }), 'Hero');
    expect(own).toEqual({ lead: 'l', heading: 'Own', note: 'n' });
  });

  it('finds each tag’s properties in a text with characters of all lengths', () => {
    const body = compile('Zażółć 😀 <LinkCard label="ą" /> 漢字 <LinkCard label="😀" />');
    expect(propsOf(body, 'LinkCard')).toEqual([{ label: 'ą' }, { label: '😀' }]);
  });
});

it('takes a line of --- at the beginning of a text for what it is', () => {
  const body = compile('---\n\nOne\n\n---\n\nTwo\n');
  expect(textOf(body).trim().split(/\s+/)).toEqual(['One', 'Two']);
  expect(elementsOf(body, 'hr')).toHaveLength(2);
});

it('turns a picture in a property into its address', () => {
  const props = z.strictObject({ src: picture().optional() });
  const block = defineBlock({ name: 'Logo', description: 'A logo.', props, children: 'none' });
  const resolvePicture = (src: string) => ({ src: `/pictures/${src}`, width: 1, height: 1 });
  const blocks = new Map([['Logo', block as BlockSchema]]);
  expect(propsOf(compile('<Logo src="a.svg" />', { blocks, resolvePicture }), 'Logo')).toEqual([
    { src: '/pictures/a.svg' },
  ]);
  expect(propsOf(compile('<Logo />', { blocks, resolvePicture }), 'Logo')).toEqual([{}]);
});

describe('refusals', () => {
  it.each([
    ['an expression', 'a {1 + 1} b', '{1 + 1} is no text'],
    ['an expression on its own', '{process.env}', '{process.env} is no text'],
    ['a comment', '{/* note */}', 'is no text: expected one of {company}, {brand}, {product}'],
    ['an inherited name', '{constructor}', '{constructor} is no text'],
    ['import', 'import a from "a"\n\ntext', 'import and export are not part of a text'],
    ['export', 'export const a = 1\n\ntext', 'import and export are not part of a text'],
    ['an unknown block', '<Heros lead="l" />', '<Heros> is not a block'],
    ['HTML', '<div>text</div>', '<div> is not a block'],
    ['a fragment', '<>text</>', '<> is not a block'],
    ['a property that is code', '<LinkCard label={name} />', '`label`: expected the value itself'],
    ['an unknown property', '<LinkCard label="a" lable="b" />', 'lable'],
    ['a missing property', '<Hero />', 'lead'],
    ['what is no MDX', '<Section>', 'Expected a closing tag for `<Section>`'],
  ])('refuses %s', (_name, source, message) => {
    expect(() => compile(source)).toThrow(message);
  });

  it('refuses code inside a block as well', () => {
    expect(() => compile('<Section>\n\n- {secret}\n\n</Section>')).toThrow('{secret} is no text');
  });
});

it('gives headings ids to link to, told apart when they say the same', () => {
  const body = compile(
    '## Cost *control*\n\n## Zażółć\n\n<Section>\n\n## Cost control\n\n</Section>',
  );
  const ids = elementsOf(body, 'h2').map(({ properties }) => properties.id);
  expect(ids).toEqual(['cost-control', 'zażółć', 'cost-control-1']);
});

describe('loose text', () => {
  const source =
    'One\n\n<LinkCard label="l" />\n\n<Hero lead="h" />\n\n<Section>\n\nTwo\n\n</Section>\n\nThree\n';

  it('is put into sections, in one run between full-width blocks', () => {
    const body = compile(source, { looseInto: 'Section' });
    expect(topOf(body)).toEqual(['<Section>', '<Hero>', '<Section>', '<Section>']);
    expect(propsOf(body, 'Section')).toEqual(Array(3).fill({ background: 'paper' }));
    expect(textOf(body).replace(/\s+/g, ' ').trim()).toBe('One Two Three');
  });

  it('stays as it is where the template sets its own gutters', () => {
    expect(topOf(compile(source))).toEqual(['p', '<LinkCard>', '<Hero>', '<Section>', 'p']);
  });

  it('gets no section where there is none', () => {
    const body = compile('<Hero lead="h" />\n\n<Section>\n\nText\n\n</Section>\n', {
      looseInto: 'Section',
    });
    expect(topOf(body)).toEqual(['<Hero>', '<Section>']);
  });
});
