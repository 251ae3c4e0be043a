import { type Tone, tones } from './drawing';

/** A box of a graph; a choice has a frame and no colour. */
export type GraphNode = { id: string; text: string; isChoice: boolean; tone: Tone };
export type GraphEdge = { from: string; to: string; label?: string; isDashed: boolean };

export type Graph = {
  kind: 'graph';
  /** Whether it is meant to go from left to right; else from above. */
  isAcross: boolean;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
};

export type Sequence = {
  kind: 'sequence';
  actors: readonly { id: string; text: string }[];
  messages: readonly { from: string; to: string; text: string; isDashed: boolean }[];
};

/** The text of a fence as data; title and description are what Mermaid calls `accTitle` and `accDescr`. */
export type Mermaid = { title: string; description: string; diagram: Graph | Sequence };

/** A fence that cannot be drawn; the error of a build that shows it tells which page it is on. */
const refusal = (line: number, message: string) =>
  new Error(`mermaid, line ${line + 1} of the fence: ${message}`);

/** Most parts that a reader takes in, and that fit a phone. */
const most = 16;

const name = String.raw`[\p{L}\p{N}_]+`;
/** Brackets of Mermaid’s shapes, the longer before those they begin with. */
const shapes = [
  ['([', '])'],
  ['[(', ')]'],
  ['((', '))'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
] as const;
const linkPattern =
  /^\s*(?:(--|==|-\.)\s+([^|>]+?)\s+(-->|==>|\.->)|(-->|---|==>|-\.->|-\.-)(?:\s*\|([^|]*)\|)?)\s*/u;
const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();

const isTone = (word: string | undefined): word is Tone =>
  (tones as readonly (string | undefined)[]).includes(word);

const toneMessage = (word: string) =>
  `\`:::${word}\` is no colour: expected one of ${tones.map((tone) => `:::${tone}`).join(', ')}`;

/** Reads one statement from its beginning, and keeps what it has met. */
class Reader {
  readonly nodes = new Map<string, GraphNode>();
  readonly edges: GraphEdge[] = [];

  /** A node as it is named or described at a place; returns what is behind it. */
  private node(rest: string, line: number): { id: string; rest: string } | undefined {
    const id = new RegExp(`^${name}`, 'u').exec(rest)?.[0];
    if (!id) return undefined;
    let behind = rest.slice(id.length);
    const known = this.nodes.get(id) ?? { id, text: id, isChoice: false, tone: 'client' as Tone };
    const shape = shapes.find(([open, close]) => behind.startsWith(open) && behind.includes(close));
    let node = known;
    if (shape) {
      const [open, close] = shape;
      const end = behind.indexOf(close);
      node = { ...known, text: unquoted(behind.slice(open.length, end)), isChoice: open === '{' };
      behind = behind.slice(end + close.length);
    }
    const tone = /^:::([\w-]+)/.exec(behind);
    if (tone) {
      if (!isTone(tone[1])) throw refusal(line, toneMessage(tone[1] ?? ''));
      behind = behind.slice(tone[0].length);
      node = { ...node, tone: tone[1] };
    }
    this.nodes.set(id, node);
    return { id, rest: behind };
  }

  /** `A[Text] -- label --> B --> C`. */
  chain(text: string, line: number): void {
    let at = this.node(text, line);
    if (!at) throw refusal(line, `expected a node such as \`a[Request]\`, found "${text}"`);
    while (at.rest.trim()) {
      const found = `found "${at.rest.trim()}"`;
      const link: RegExpExecArray | null = linkPattern.exec(at.rest);
      if (!link) throw refusal(line, `expected an arrow such as \`-->\`, ${found}`);
      const behind = this.node(at.rest.slice(link[0].length), line);
      if (!behind) throw refusal(line, `expected a node behind the arrow, ${found}`);
      const label = unquoted(link[2] ?? link[5] ?? '');
      const isDashed = /\./.test(link[1] ?? link[4] ?? '');
      this.edges.push({ from: at.id, to: behind.id, isDashed, ...(label ? { label } : {}) });
      at = behind;
    }
  }
}

const statePattern = new RegExp(
  `^(\\[\\*\\]|${name})\\s*-->\\s*(\\[\\*\\]|${name})\\s*(?::\\s*(.+))?$`,
  'u',
);

function readState(reader: Reader, text: string, line: number): void {
  const put = (id: string, words: string) =>
    reader.nodes.set(id, { id, text: words, isChoice: false, tone: 'client' });
  const [, from, to, label] = statePattern.exec(text) ?? [];
  if (from && to) {
    // The beginning and the end of a state diagram are no states: an arrow to them says nothing that the order does not.
    for (const id of [from, to]) if (id !== '[*]' && !reader.nodes.has(id)) put(id, id);
    if (from !== '[*]' && to !== '[*]')
      reader.edges.push({ from, to, isDashed: false, ...(label ? { label } : {}) });
    return;
  }
  const [, words, alias] =
    new RegExp(`^state\\s+"([^"]+)"\\s+as\\s+(${name})$`, 'u').exec(text) ?? [];
  const [, id, description] = new RegExp(`^(${name})\\s*:\\s*(.+)$`, 'u').exec(text) ?? [];
  if (words && alias) put(alias, words);
  else if (id && description) put(id, description);
  else throw refusal(line, `expected \`a --> b : label\` or \`a : name\`, found "${text}"`);
}

/** Lines of a fence that say something, with their numbers from 0. */
const statementsOf = (source: string) =>
  source.split('\n').flatMap((written, line) => {
    const text = written.replace(/%%.*$/, '').trim().replace(/;$/, '');
    return text ? [{ text, line }] : [];
  });

type Statement = ReturnType<typeof statementsOf>[number];

function readSequence(head: Statement, statements: readonly Statement[]): Sequence {
  const actors = new Map<string, string>();
  const messages: Sequence['messages'][number][] = [];
  for (const { text, line } of statements) {
    const [, id, words] =
      new RegExp(`^(?:participant|actor)\\s+(${name})(?:\\s+as\\s+(.+))?$`, 'u').exec(text) ?? [];
    const [, from, arrow, to, said] =
      new RegExp(`^(${name})\\s*(-->>|->>|-->|->)\\s*(${name})\\s*:\\s*(.+)$`, 'u').exec(text) ??
      [];
    if (id) actors.set(id, words ?? id);
    else if (from && to && said) {
      for (const one of [from, to]) if (!actors.has(one)) actors.set(one, one);
      messages.push({ from, to, text: said, isDashed: arrow?.startsWith('--') ?? false });
    } else {
      const message = `expected \`participant a as Name\` or \`a->>b: words\`, found "${text}"`;
      throw refusal(line, message);
    }
  }
  if (messages.length === 0 || messages.length > most || actors.size > 5)
    throw refusal(
      head.line,
      `expected 1 to ${most} messages between at most 5 participants, found ${messages.length} between ${actors.size}`,
    );
  return { kind: 'sequence', actors: [...actors].map(([id, text]) => ({ id, text })), messages };
}

/** Reads a flowchart or states; which way it goes may be said in its first line. */
function readGraph(head: Statement, body: readonly Statement[], isAcrossAtFirst: boolean): Graph {
  const reader = new Reader();
  const isState = head.text.startsWith('state');
  let isAcross = isAcrossAtFirst;
  for (const { text, line } of body) {
    const turn = /^direction\s+(\w+)$/.exec(text);
    if (turn) isAcross = turn[1] === 'LR';
    else if (isState) readState(reader, text, line);
    else if (/^(subgraph|end|classDef|class|style|linkStyle|click)\b/.test(text))
      throw refusal(
        line,
        `\`${text.split(/\s/)[0]}\` is not drawn here: expected nodes and arrows; give a node a colour by \`a[Text]:::ours\``,
      );
    else reader.chain(text, line);
  }
  const nodes = [...reader.nodes.values()];
  const yellow = nodes.filter(({ tone }) => tone === 'attention').length;
  if (yellow > 1)
    throw refusal(head.line, `expected one node with the tone attention, found ${yellow}`);
  if (nodes.length < 2 || nodes.length > most)
    throw refusal(
      head.line,
      `expected 2 to ${most} nodes, found ${nodes.length}: a larger graph is two pictures`,
    );
  return { kind: 'graph', isAcross, nodes, edges: reader.edges };
}

/**
 * Reads the part of Mermaid that is drawn: flowcharts without groups, states, and sequences of messages
 * (https://mermaid.js.org/intro/syntax-reference.html). All else is refused, never left out in silence.
 * @throws at the first line that cannot be drawn.
 */
export function readMermaid(source: string): Mermaid {
  const said = { accTitle: '', accDescr: '' };
  const statements = statementsOf(source).filter(({ text }) => {
    const [, key, words = ''] = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(text) ?? [];
    if (key === 'accTitle' || key === 'accDescr') said[key] = words;
    return key === undefined;
  });
  const [head, ...body] = statements;
  const [, kind, direction = ''] =
    /^(flowchart|graph|stateDiagram-v2|stateDiagram|sequenceDiagram)\b\s*(\w*)$/.exec(
      head?.text ?? '',
    ) ?? [];
  if (!head || !kind)
    throw refusal(
      head?.line ?? 0,
      `expected \`flowchart\`, \`stateDiagram-v2\` or \`sequenceDiagram\` in the first line, found ${head ? `"${head.text}"` : 'nothing'}`,
    );
  if (!said.accTitle)
    throw refusal(0, 'expected a line `accTitle: …` that says what the picture shows, found none');
  if (!said.accDescr)
    throw refusal(
      0,
      'expected a line `accDescr: …` that says what the reader should see in it, found none',
    );
  const diagram =
    kind === 'sequenceDiagram'
      ? readSequence(head, body)
      : readGraph(head, body, /^(LR|RL)$/.test(direction));
  return { title: said.accTitle, description: said.accDescr, diagram };
}
