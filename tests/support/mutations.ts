import fc from 'fast-check';

/** What careless editors, merge tools and hostile authors do to a file: each makes a text of a text. */
type Mutation = (text: string) => string;

const at = (text: string, share: number) => Math.floor(share * text.length);
const insert = (text: string, share: number, piece: string) =>
  text.slice(0, at(text, share)) + piece + text.slice(at(text, share));

const pieces = [
  '<',
  '>',
  '{',
  '}',
  '{{',
  '<A',
  '</Section>',
  '<Section>',
  '<Hero',
  '"',
  "'",
  '`',
  '```\n',
  '\\',
  '&',
  '&#x110000;',
  '---\n',
  '\n---\n',
  ': ',
  '\t',
  '- ',
  '# ',
  '####### ',
  '|',
  '[',
  '](',
  '![',
  '](javascript:alert(1))',
  '[a](//evil)',
  '[a](http://[::1)',
  '[x]: %zz\n',
  '{company}',
  '{constructor}',
  '{__proto__}',
  '<constructor />',
  '<__proto__ a="b" />',
  'import x from "y"\n',
  '{(globalThis.hasRun = true)}',
  'export const z = (globalThis.hasRun = true)\n',
  'export const a = 1\n',
  '{process.exit(1)}',
  '<script>alert(1)</script>',
  '<!-- x -->',
  '<A.B.C />',
  '<a:b />',
  '<>',
  '</>',
  '<Section {...{}} />',
  '<Section id={`$\u007B1}`} />',
  '<Section id={/x/} />',
  '<Feature heading={[[[]]]} />',
  '\u0000',
  '\u200B',
  '\u202E',
  '\uD800',
  '\uFEFF',
  '🙂',
  'e\u0301',
  '\u2028',
  '\r',
  '\r\n',
  '%00',
  '* [ ] x\n',
  '[^1]',
  '[^1]: note\n',
  'title: &a [*a]\n',
  'tags: *x\n',
  '? : :\n',
  '!!js/function "x"\n',
  '<<: {}\n',
  '__proto__: { x: 1 }\n',
  '&a &a x\n',
  '%YAML 9.9\n',
];

const deep: ((count: number) => string)[] = [
  (count) => '>'.repeat(count),
  (count) => '<Section>\n'.repeat(count),
  (count) => `${'<Section>\n'.repeat(count)}x\n${'</Section>\n'.repeat(count)}`,
  (count) => '['.repeat(count),
  (count) => `{${'('.repeat(count)}1${')'.repeat(count)}}`,
  (count) => `<RelatedPages pages={${'['.repeat(count)}${']'.repeat(count)}} />`,
  (count) => '*a '.repeat(count),
  (count) => '`'.repeat(count),
  (count) =>
    `\n|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n${`|${'b|'.repeat(count)}\n`.repeat(5)}`,
  (count) => `\n${'  '.repeat(Math.min(count, 500))}- x\n`,
  (count) => `---\na: ${'['.repeat(count)}\n---\n`,
];

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** One mutation of a text. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(share, fc.constantFrom(...pieces)).map(
    ([where, piece]): Mutation =>
      (text) =>
        insert(text, where, piece),
  ),
  fc.tuple(share, fc.string({ unit: 'binary', maxLength: 12 })).map(
    ([where, piece]): Mutation =>
      (text) =>
        insert(text, where, piece),
  ),
  share.map(
    (where): Mutation =>
      (text) =>
        text.slice(0, at(text, where)),
  ),
  fc.tuple(share, share).map(
    ([from, length]): Mutation =>
      (text) => {
        const start = at(text, from);
        return text.slice(0, start) + text.slice(start + Math.floor(length * 40));
      },
  ),
  fc.tuple(share, share).map(
    ([from, to]): Mutation =>
      (text) =>
        insert(text, to, text.slice(at(text, from), at(text, from) + 60)),
  ),
  fc.tuple(share, fc.constantFrom(...deep), fc.integer({ min: 1, max: 3000 })).map(
    ([where, make, count]): Mutation =>
      (text) =>
        insert(text, where, make(count)),
  ),
  fc.constantFrom<Mutation>(
    (text) => text.replaceAll('\n', '\r\n'),
    (text) => text.replaceAll('\n', '\r'),
    (text) => `\uFEFF${text}`,
    (text) => text.replace('---', '--'),
    (text) => text.split('').reverse().join(''),
    (text) => text.replaceAll(' ', '\u00A0'),
    () => '',
  ),
);

/** A text with one to four mutations. */
export const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([text, mutations]) => mutations.reduce((result, mutate) => mutate(result), text));
