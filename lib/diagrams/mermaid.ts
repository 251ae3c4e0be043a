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

/** What is wrong in a fence, and where, counted from its first line and column, both from 0. */
export type MermaidFault = { line: number; column: number; message: string };

/** The text of a fence as data; title and description are what Mermaid calls `accTitle` and `accDescr`. */
export type Mermaid = {
  title: string;
  description: string;
  diagram?: Graph | Sequence;
  faults: readonly MermaidFault[];
};

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

/** Reads one statement from its beginning; keeps what it has met and what is wrong. */
class Reader {
  readonly nodes = new Map<string, GraphNode>();
  readonly edges: GraphEdge[] = [];
  readonly faults: MermaidFault[] = [];

  fault(line: number, column: number, message: string): void {
    this.faults.push({ line, column, message });
  }

  /**
   * A node as it is named or described at a place; returns what is behind it.
   * @param fault Reports a mistake in it, by how much is left behind the mistake.
   */
  private node(
    rest: string,
    fault: (left: number, message: string) => void,
  ): { id: string; rest: string } | undefined {
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
      if (!isTone(tone[1])) fault(behind.length - 3, toneMessage(tone[1] ?? ''));
      behind = behind.slice(tone[0].length);
      node = {
        ...node,
        tone: isTone(tone[1]) ? tone[1] : node.tone,
      };
    }
    this.nodes.set(id, node);
    return { id, rest: behind };
  }

  /** `A[Text] -- label --> B --> C`. */
  chain(text: string, line: number, column: number): void {
    const inNode = (left: number, message: string) =>
      this.fault(line, column + text.length - left, message);
    const first = this.node(text, inNode);
    if (!first) {
      this.fault(line, column, `expected a node such as \`a[Request]\`, found "${text}"`);
      return;
    }
    let at = first;
    while (at.rest.trim()) {
      const link: RegExpExecArray | null = linkPattern.exec(at.rest);
      const behind: typeof at | undefined = link
        ? this.node(at.rest.slice(link[0].length), inNode)
        : undefined;
      if (!link || !behind) {
        const place = column + text.length - at.rest.trimStart().length;
        const found = `found "${at.rest.trim()}"`;
        this.fault(
          line,
          place,
          link
            ? `expected a node behind the arrow, ${found}`
            : `expected an arrow such as \`-->\`, ${found}`,
        );
        return;
      }
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

function readState(reader: Reader, text: string, line: number, column: number): void {
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
  else reader.fault(line, column, `expected \`a --> b : label\` or \`a : name\`, found "${text}"`);
}

/** Lines of a fence that say something, with their places. */
const statementsOf = (source: string) =>
  source.split('\n').flatMap((written, line) => {
    const text = written.replace(/%%.*$/, '').trim().replace(/;$/, '');
    return text ? [{ text, line, column: written.length - written.trimStart().length }] : [];
  });

function readSequence(
  statements: ReturnType<typeof statementsOf>,
  faults: MermaidFault[],
): Sequence {
  const actors = new Map<string, string>();
  const messages: Sequence['messages'][number][] = [];
  for (const { text, line, column } of statements) {
    const [, id, words] =
      new RegExp(`^(?:participant|actor)\\s+(${name})(?:\\s+as\\s+(.+))?$`, 'u').exec(text) ?? [];
    const [, from, arrow, to, said] =
      new RegExp(`^(${name})\\s*(-->>|->>|-->|->)\\s*(${name})\\s*:\\s*(.+)$`, 'u').exec(text) ??
      [];
    if (id) actors.set(id, words ?? id);
    else if (from && to && said) {
      for (const one of [from, to]) if (!actors.has(one)) actors.set(one, one);
      messages.push({ from, to, text: said, isDashed: arrow?.startsWith('--') ?? false });
    } else
      faults.push({
        line,
        column,
        message: `expected \`participant a as Name\` or \`a->>b: words\`, found "${text}"`,
      });
  }
  return { kind: 'sequence', actors: [...actors].map(([id, text]) => ({ id, text })), messages };
}

/**
 * Reads the part of Mermaid that is drawn: flowcharts without groups, states, and sequences of messages
 * (https://mermaid.js.org/intro/syntax-reference.html). All else is a fault at its place, never left out in silence.
 */
export function readMermaid(source: string): Mermaid {
  const faults: MermaidFault[] = [];
  const said = { accTitle: '', accDescr: '' };
  const statements = statementsOf(source).filter(({ text }) => {
    const [, key, words = ''] = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(text) ?? [];
    if (key === 'accTitle' || key === 'accDescr') said[key] = words;
    return key === undefined;
  });
  const [head, ...body] = statements;
  for (const key of ['accTitle', 'accDescr'] as const)
    if (!said[key]) {
      const what =
        key === 'accTitle' ? 'what the picture shows' : 'what the reader should see in it';
      faults.push({
        line: 0,
        column: 0,
        message: `expected a line \`${key}: …\` that says ${what}, found none`,
      });
    }
  const words = { title: said.accTitle, description: said.accDescr };
  const [, kind, direction] =
    /^(flowchart|graph|stateDiagram-v2|stateDiagram|sequenceDiagram)\b\s*(\w*)$/.exec(
      head?.text ?? '',
    ) ?? [];
  if (!head || !kind) {
    const message = `expected \`flowchart\`, \`stateDiagram-v2\` or \`sequenceDiagram\` in the first line, found ${head ? `"${head.text}"` : 'nothing'}`;
    faults.push({ line: head?.line ?? 0, column: head?.column ?? 0, message });
    return { ...words, faults };
  }
  if (kind === 'sequenceDiagram') {
    const diagram = readSequence(body, faults);
    if (
      diagram.messages.length === 0 ||
      diagram.messages.length > most ||
      diagram.actors.length > 5
    )
      faults.push({
        line: head.line,
        column: head.column,
        message: `expected 1 to ${most} messages between at most 5 participants, found ${diagram.messages.length} between ${diagram.actors.length}`,
      });
    return { ...words, faults, diagram };
  }
  const reader = new Reader();
  const isState = kind.startsWith('state');
  let isAcross = direction === 'LR' || direction === 'RL';
  for (const { text, line, column } of body) {
    const turn = /^direction\s+(\w+)$/.exec(text);
    if (turn) isAcross = turn[1] === 'LR';
    else if (isState) readState(reader, text, line, column);
    else if (/^(subgraph|end|classDef|class|style|linkStyle|click)\b/.test(text))
      reader.fault(
        line,
        column,
        `\`${text.split(/\s/)[0]}\` is not drawn here: expected nodes and arrows; give a node a colour by \`a[Text]:::ours\``,
      );
    else reader.chain(text, line, column);
  }
  faults.push(...reader.faults);
  const nodes = [...reader.nodes.values()];
  const yellow = nodes.filter(({ tone }) => tone === 'attention').length;
  if (yellow > 1)
    faults.push({
      line: head.line,
      column: head.column,
      message: `expected one node with the tone attention, found ${yellow}`,
    });
  if (reader.faults.length === 0 && (nodes.length < 2 || nodes.length > most))
    faults.push({
      line: head.line,
      column: head.column,
      message: `expected 2 to ${most} nodes, found ${nodes.length}: a larger graph is two pictures`,
    });
  return { ...words, faults, diagram: { kind: 'graph', isAcross, nodes, edges: reader.edges } };
}
