import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { compile } from '@/tests/support/compiled';
import { shownCards } from './block-props';

const resolveLink = (href: string) => (href.startsWith('/') ? `/pl${href}` : href);
const cardsIn = (source: string) => [
  ...shownCards(
    compile(source, { blocks: blockSchemas, resolveLink }).tree,
    blockSchemas,
    resolveLink,
  ),
];

it('knows the cards of lists, single cards and slides by their addresses', () => {
  expect(
    cardsIn(`
<RelatedPages pages={["/finops", "/blog"]} />

<Section>

<CardGrid>

<ServiceCard imgSrc="a.svg" imgAlt="" text="Text" buttonUrl="/gen-ai?option=2" />

</CardGrid>

<ExtendedSlider label="Steps">

<ExtendedSlide heading="One" url="/soc#how">

Text.

</ExtendedSlide>

<ExtendedSlide heading="Two">

Text.

</ExtendedSlide>

</ExtendedSlider>

</Section>
`),
  ).toEqual(['/pl/finops', '/pl/blog', '/pl/gen-ai', '/pl/soc']);
});

it('takes links in sentences and buttons for no cards', () => {
  const source = '[FinOps](/finops)\n\n<ButtonLink href="/blog" label="Blog" />';
  expect(cardsIn(source)).toEqual([]);
});
