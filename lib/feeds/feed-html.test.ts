import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { compile } from '@/tests/support/compiled';
import { feedHtml } from './feed-html';

const pageUrl = `${site.origin}/blog/post`;

const htmlOf = (source: string) => {
  const options = { blocks: blockSchemas, isCodePlain: true };
  const { tree } = compile(source, options);
  const calloutWord = (kind: string) => (kind === 'tip' ? 'Tip' : 'Note');
  const labelOf = (labels: string, property: string) => `${labels} ${property}`;
  const words = { calloutWord, labelOf };
  return feedHtml(tree, { blocks: blockSchemas, pageUrl, ...words, locale: 'en' }).trim();
};

it('names the properties of a block whose labels are interface texts', () => {
  expect(htmlOf('<AnswerBox get="Reports" takes="A week">\n\nIn short.\n\n</AnswerBox>')).toMatch(
    /^<p><strong>answer_box.rows get:<\/strong> Reports<\/p><p><strong>answer_box.rows takes:<\/strong> A week<\/p>\s*<p>In short\.<\/p>$/,
  );
});

it('keeps what readers show and makes every address absolute', () => {
  expect(htmlOf('A [page](/finops), [part](#part), [site](https://b.example/?a=1&b=2).')).toBe(
    `<p>A <a href="${site.origin}/at/finops">page</a>, <a href="${pageUrl}#part">part</a>, <a href="https://b.example/?a=1&amp;b=2">site</a>.</p>`,
  );
  expect(htmlOf('![A "cost"](/pictures/a.svg "Caption")')).toBe(
    `<figure><img src="${site.origin}/pictures/a.svg" alt="A &quot;cost&quot;"><figcaption>Caption</figcaption></figure>`,
  );
});

it('escapes what would be read as markup, also in code', () => {
  expect(htmlOf('`<b>` & ]]\\>')).toBe('<p><code>&lt;b&gt;</code> &amp; ]]&gt;</p>');
});

it('has notes without ways back, and boxes of tasks as signs', () => {
  const html = htmlOf('Text[^1].\n\n[^1]: A note.\n');
  expect(html).toContain(`<sup><a href="${pageUrl}#user-content-fn-1">1</a></sup>`);
  expect(html).not.toContain('↩');
  expect(htmlOf('- [x] done\n- [ ] open')).toContain('☑');
});

it('makes headings, texts, pictures and links of blocks', () => {
  const accordion =
    '<Accordion>\n<AccordionItem title="How long?" url="/finops">\n\nTwo weeks.\n\n</AccordionItem>\n</Accordion>';
  expect(htmlOf(accordion)).toMatch(
    /<h3>How long\?<\/h3><p><a href="[^"]+\/at\/finops">How long\?<\/a><\/p>\s*<p>Two weeks\.<\/p>/,
  );
  expect(htmlOf('<Image src="/img/a.svg" alt="Strata" />')).toBe(
    `<p><img src="${site.origin}/img/a.svg" alt="Strata"></p>`,
  );
  expect(htmlOf('<Stats>\n<Stat value="99.95 %" heading="Availability" />\n</Stats>')).toContain(
    '<p>99.95 %</p>',
  );
});

it('tells what a drawn picture shows in words and in a table', () => {
  const chart =
    '<BarChart title="Owners" finding="One has none." itemName="Owner" valueName="Share" unit="%" items={[{ label: "A & B", value: 60.5 }, { label: "C", value: 30 }]} />';
  expect(htmlOf(chart)).toBe(
    '<p><strong>Owners</strong></p><p>One has none.</p><table><thead><tr><th>Owner</th><th>Share</th></tr></thead><tbody><tr><td>A &amp; B</td><td>60.5%</td></tr><tr><td>C</td><td>30%</td></tr></tbody></table>',
  );
});

it('shows every text that the contracts mark as one, and no label, id or key', () => {
  const hero =
    '<Hero kicker="A word above" lead="A sentence." buttonLabel="Go" buttonHref="/finops" secondLabel="Stay" secondHref="#part" />';
  expect(htmlOf(hero)).toBe(
    `<p>A word above</p><p>A sentence.</p><p><a href="${site.origin}/at/finops">Go</a></p><p><a href="${pageUrl}#part">Stay</a></p>`,
  );
  expect(htmlOf('<TechnologyStrip label="Made with" technologies={["Go", "C#"]} />')).toBe(
    '<p>Made with</p><ul><li>Go</li><li>C#</li></ul>',
  );
  expect(htmlOf('<DownloadCard download="exit-plan" />')).toBe('');
  const card = '<MigrationServiceCard name="items.a" description="items.b" url="/finops" />';
  expect(htmlOf(card)).toBe('');
});

it('says the kind of a callout in words', () => {
  expect(htmlOf('<Callout kind="tip" title="first test">\n\nText.\n\n</Callout>')).toMatch(
    /^<blockquote><p><strong>Tip: first test<\/strong><\/p>\s*<p>Text\.<\/p>\s*<\/blockquote>$/,
  );
});

it('leaves out blocks that say nothing by themselves', () => {
  expect(htmlOf('<RelatedPosts />')).toBe('');
});
