import { blockSchemas } from 'generated/block-schemas';
import { blocks } from 'generated/blocks';
import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

/* What holds for blocks alike. What one of them does by itself is said beside it. */

const children = [...blockSchemas.values()].filter(({ parent }) => parent);

it('knows tags that stand in others', () => {
  expect(children.length).toBeGreaterThan(15);
});

it.each(children.map(({ name, parent }) => [name, parent]))(
  'says where <%s> belongs that stands alone: in <%s>',
  (name, parent) => {
    const component = blocks[name] as () => unknown;
    expect(component).toThrow(`<${name}> is outside <${parent}>`);
  },
);

const table = '\n\n| | A | B |\n| --- | --- | --- |\n| a | 1 | 2 |\n\n';
const contactCard = (fields: string) =>
  `<ContactCard name="A" description="Helps." email="a@b.example" phoneNumber="+48 22 000 00 00" ${fields}/>`;
const circle = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, n) => ({ heading: `H${n}`, text: `T ${n}` })));
const video = (props: string) =>
  `<VideoThumbnail title="Spacer" imgSrc="/a.png" imgAlt="Kadr" ${props} />`;

it.each([
  ['<Accordion>\n\ntext\n\n</Accordion>', '<Accordion> takes only <AccordionItem>'],
  ['<Accordion>\n\n<AccordionItem title="A" id="Who Else" />\n\n</Accordion>', 'id'],
  [
    '<AuthorityGroup title="T">\n\n<Authority name="A" position="B" description="C" />\n\n</AuthorityGroup>',
    'expected `url` beside it',
  ],
  [
    `<Bento>\n\n${'<BentoCell heading="A" />\n\n'.repeat(9)}</Bento>`,
    '<Bento> takes one to eight cells, found 9',
  ],
  ['<BenefitList>\n\n<Benefit heading="A" icon="arrow-left" />\n\n</BenefitList>', 'icon'],
  ['<Callout kind="danger">\n\nText.\n\n</Callout>', 'kind'],
  ['<CaseStudyCards cases={[]} />', 'cases'],
  ['<CaseStudyCards cases={["/nowhere"]} />', '"/nowhere"'],
  [
    '<CaseStudyCards cases={["/services/finops"]} />',
    'there is no case study "/services/finops" in language "en"',
  ],
  ['<CertificateList certificates={["iso-9001"]} />', 'there is no certificate "iso-9001"'],
  [`<CircularDiagram label="A" items={${circle(0)}} />`, 'items'],
  [`<CircularDiagram label="A" items={${circle(2)}} />`, 'items'],
  [`<CircularDiagram label="A" items={${circle(4)}} />`, 'items'],
  ['<ClientLogos industries={["space"]} />', 'industries'],
  ['<CollapsibleCard heading="A">\n\nb\n\n</CollapsibleCard>', 'visibleContent'],
  ['<Comparison caption="A">\n\nText.\n\n</Comparison>', '<Comparison> takes one Markdown table'],
  [contactCard('').replace('a@b.example', 'a at b'), 'e-mail'],
  [contactCard('').replace('+48', 'call'), 'digits and spaces'],
  ['<ContactForm thanks="/home" />', 'thanks'],
  ['<ContactModal heading="Ask" />', 'subject'],
  ['<ContactModal label="Write" heading="Ask" subject="A question" />', 'label'],
  ['<DownloadCard download="nothing" />', 'there is no download "nothing"'],
  ['<ExpertProfile person="jan-nikt" />', 'there is no person "jan-nikt" in data/people.yaml'],
  ['<FeatureList columns={4} />', 'columns'],
  ['<Image src="/favicon.svg" alt=" " url="/blog" />', 'it is the name of the link'],
  ['<ImageLink src="/favicon.svg" alt="" url="/blog" />', 'expected text'],
  ['<ImageLink src="/favicon.svg" alt="Blog" />', 'url'],
  ['<IntroVideo height="huge" />', 'height'],
  ['<ListCard name="N" listItems={[]} />', 'listItems'],
  ['<OptionSelector label="A">\n\n<Option heading="B" />\n\n</OptionSelector>', 'imgSrc'],
  ['<PriceList caption="P" prices={["none"]} />', 'there is no price "none"'],
  ['<ProofStrip facts={["people"]} />', 'facts'],
  ['<ProofStrip facts={["people", "people", "people", "people", "people"]} />', 'facts'],
  ['<ProofStrip facts={["people", "availabilty"]} />', 'there is no fact "availabilty" with a'],
  ['<ProofStrip facts={["people", "reply"]} />', 'there is no fact "reply" with a label'],
  ['<RelatedPages pages={["/career"]} />', 'there is no page "/career" in language "en"'],
  ['<RelatedPosts posts={["/services/finops"]} />', 'expected the id of a post'],
  [
    '<RelatedPosts posts={["/blog/no-such-post"]} />',
    'there is no post "/blog/no-such-post" in language "en"',
  ],
  [
    '<Responsibility caption="A">\n\nText.\n\n</Responsibility>',
    '<Responsibility> takes one Markdown table',
  ],
  ['<ServiceLevels caption="C" levels={["none"]} />', 'there is no "none"'],
  ['<StoryCard heading="H" description="D." url="/blog" />', 'expected a picture'],
  ['<Table caption="A">\n\nText.\n\n</Table>', 'takes one Markdown table'],
  [`<Table caption="A">${table}Text.\n\n</Table>`, 'takes one Markdown table'],
  ['<Table caption="A" />', 'takes one Markdown table'],
  ['<TechnologyStrip label="L" technologies={[]} />', 'technologies'],
  ['<TextBox title="T">\n\nText.\n\n</TextBox>', 'title'],
  [video('video="aqz-KE-bpKQ" film="diagrams"'), 'either the id'],
  [video(''), 'either the id'],
  [video('video="https://youtu.be/a"'), 'id of a video'],
  [video('video="aqz-KE-bpKQ" duration="3 min"'), '3:05'],
  ['<ZoomableImage src="/favicon.svg" alt="" />', 'expected text'],
])('refuses %s', async (source, message) => {
  await expect(renderMdx(source)).rejects.toThrow(message);
});

const some = (count: number, item: string) => `${item}\n\n`.repeat(count);

it.each([
  [`<Accordion>\n\n${some(1, '<AccordionItem title="A" />')}</Accordion>`, 'details[open]', 1],
  [
    `<CardGrid>\n\n${some(1, '<ListCard name="N" listItems={["One"]} />')}</CardGrid>`,
    'ul.card-grid > li > * h3',
    1,
  ],
  [
    `<CardGrid>\n\n${some(7, '<ListCard name="N" listItems={["One"]} />')}</CardGrid>`,
    'ul.card-grid > li > * h3',
    7,
  ],
  [`<ContactList>\n\n${some(1, contactCard(''))}</ContactList>`, 'ul > li > article h3', 1],
  [`<ContactList>\n\n${some(5, contactCard(''))}</ContactList>`, 'ul > li > article h3', 5],
  [`<FeatureList>\n\n${some(1, '<Feature heading="F" />')}</FeatureList>`, 'li h3', 1],
  [`<FeatureList>\n\n${some(12, '<Feature heading="F" />')}</FeatureList>`, 'li h3', 12],
  ['<ListCard name="N" listItems={["One"]} />', 'li', 1],
  ['<TechnologyStrip label="L" technologies={["Kubernetes"]} />', 'li', 1],
  ['<TextBox>\n\nOne.\n\nTwo.\n\n</TextBox>', '.border > p', 2],
  [
    '<TextTabs label="Who">\n\n<TextTab heading="Banks">\n\nA\n\n</TextTab>\n\n</TextTabs>',
    ':not([role="tablist"]) > h3 ~ p, h3 ~ p',
    1,
  ],
])('stands with as little, or as much, as it may have: %s', async (source, selector, count) => {
  const document = await renderMdx(source);
  expect(document.querySelectorAll(selector)).toHaveLength(count);
  expect(document.querySelector('[role="tablist"]')).toBeNull();
});

/** What the examples of lists say first in each of their entries. */
it.each([
  [
    'accordion',
    'summary > h3',
    [
      'How long does the first review take?',
      'Who has to take part?',
      'By which method do you work?',
    ],
  ],
  [
    'callout',
    '.border h3',
    ['What the first month costs you', 'Access for the first review', 'People'],
  ],
  ['card-grid', 'ul > li h3', ['Before', 'The first four weeks', 'After']],
  [
    'feature-list',
    'ul:first-of-type > li h3',
    ['An owner for every line', 'A forecast finance accepts'],
  ],
  [
    'feature-list',
    'ul:last-of-type > li:has(svg[aria-hidden="true"]) h3',
    [
      'Somebody is awake',
      'Logs stay in Poland',
      'An audit does not begin from nothing',
      'You can leave',
    ],
  ],
  [
    'list-card',
    'h3, ul > li:first-child',
    ['Included in managed services', 'Monitoring round the clock, from Warsaw'],
  ],
  ['steps', 'ol.relative h3', ['Read access', 'Allocation', 'First decisions']],
  ['technology-strip', 'ul[aria-labelledby] > li:nth-child(2)', ['OpenTofu']],
])('shows what it lists, in its order: %s', async (folder, selector, texts) => {
  expect(textsOf(await renderExample(folder), selector)).toEqual(texts);
});

const elsewhere = 'url="https://www.finops.org/" isExternal';

it.each([
  `<Accordion>\n\n<AccordionItem title="A" ${elsewhere} />\n\n</Accordion>`,
  '<ButtonLink href="https://www.finops.org/" label="FinOps" isExternal />',
  `<Image src="/favicon.svg" alt="FinOps" ${elsewhere} />`,
  `<ImageLink src="/favicon.svg" alt="FinOps" ${elsewhere} />`,
  `<MigrationServiceCard name="landing_zone.name" description="landing_zone.name" ${elsewhere} />`,
])(
  'opens another site in a new tab without access to this one, and says so: %s',
  async (source) => {
    const link = (await renderMdx(source)).querySelector('a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link?.textContent).toContain('(opens in a new tab)');
  },
);

it.each([
  ['<AnswerBox for="A">\n\nText.\n\n</AnswerBox>', 'h2, dt', ['W skrócie', 'Dla kogo']],
  ['<Callout kind="tip">\n\nTekst.\n\n</Callout>', '[role="note"] > p', ['Wskazówka', 'Tekst.']],
  [contactCard(''), 'a', ['E-mail: a@b.example', 'Telefon: +48 22 000 00 00']],
  ['<ExpertProfile person="michal-turowiec" />', 'article p:first-of-type', ['Kierownik SOC']],
  ['<Map />', 'svg text', ['Warszawa', 'Poznań']],
  ['<PriceList caption="Prices" prices={["storage"]} />', 'tbody td:nth-child(2)', ['0,11 zł']],
  ['## Sums\n\n<PriceExamples />', 'dl > :last-child', ['Miesięcznie netto506 zł']],
  ['<ZoomableImage src="/favicon.svg" alt="A cloud" />', 'a', ['Powiększ obraz']],
])('speaks Polish on Polish pages: %s', async (source, selector, texts) => {
  expect(textsOf(await renderMdx(source, 'pl'), selector)).toEqual(texts);
});
