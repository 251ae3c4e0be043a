import { describe, expect, it } from 'vitest';
import { drawingText, formWidths, labelFaults } from './drawing';
import { drawMermaid, mermaidRows } from './graph';
import { readMermaid } from './mermaid';

const said = 'accTitle: T\naccDescr: D\n';

const flow = `flowchart LR
${said}  a[Request] --> b{Rules kept?}
  b -- yes --> c["Approval by one person"]:::ours
  b -. no .-> a
  c -->|the same day| d[(Machine)] %% a comment
`;

describe('flowcharts', () => {
  it('are read with their texts, labels and tones', () => {
    const { title, description, diagram } = readMermaid(flow);
    expect({ title, description }).toEqual({ title: 'T', description: 'D' });
    expect(diagram).toMatchObject({ kind: 'graph', isAcross: true });
    expect(diagram.kind === 'graph' && diagram.nodes).toEqual([
      { id: 'a', text: 'Request', isChoice: false, tone: 'client' },
      { id: 'b', text: 'Rules kept?', isChoice: true, tone: 'client' },
      { id: 'c', text: 'Approval by one person', isChoice: false, tone: 'ours' },
      { id: 'd', text: 'Machine', isChoice: false, tone: 'client' },
    ]);
    expect(diagram.kind === 'graph' && diagram.edges).toEqual([
      { from: 'a', to: 'b', isDashed: false },
      { from: 'b', to: 'c', label: 'yes', isDashed: false },
      { from: 'b', to: 'a', label: 'no', isDashed: true },
      { from: 'c', to: 'd', label: 'the same day', isDashed: false },
    ]);
  });

  it('are drawn in every form without a text over another, and the first node is first', async () => {
    const drawings = await drawMermaid(readMermaid(flow));
    expect(drawings.map(({ width }) => width)).toEqual([...formWidths]);
    for (const drawing of drawings) {
      expect(labelFaults(drawing)).toEqual([]);
      expect(drawingText(drawing).length).toBeLessThan(12 * 1024);
    }
    const labels = drawings.at(-1)?.labels ?? [];
    const leftOf = (text: string) => labels.find((label) => label.text === text)?.x ?? 0;
    expect(leftOf('Request')).toBeLessThan(leftOf('Machine'));
  });

  it('become steps in words where a drawing has no room', async () => {
    const wide = `flowchart TB\n${said}${['b', 'c', 'd', 'e', 'f'].map((id) => `a[Begin] --> ${id}[A rather long name]`).join('\n')}`;
    const [narrow, ...others] = await drawMermaid(readMermaid(wide));
    expect(narrow?.labels.map(({ text }) => text)).toContain('Begin → A rather long name');
    expect(others.at(-1)?.labels.map(({ text }) => text)).not.toContain(
      'Begin → A rather long name',
    );
  });
});

it('reads states: arrows from the beginning and to the end are left out', () => {
  const states = `stateDiagram-v2\n${said}[*] --> open\nopen --> closed : with a reason\nopen : Case open\nstate "Case closed" as closed\nclosed --> [*]`;
  expect(mermaidRows(readMermaid(states))).toEqual([['Case open', 'Case closed', 'with a reason']]);
});

it('reads messages, and draws them in lanes or in words', async () => {
  const source = `sequenceDiagram\n${said}participant c as Client\nactor s as SOC\ns->>c: Telephone call\nc-->>s: Decision\ns->>s: Record`;
  const mermaid = readMermaid(source);
  expect(mermaidRows(mermaid)).toEqual([
    ['SOC', 'Client', 'Telephone call'],
    ['Client', 'SOC', 'Decision'],
    ['SOC', 'SOC', 'Record'],
  ]);
  const drawings = await drawMermaid(mermaid);
  expect(drawings.map(({ width }) => width)).toEqual([...formWidths]);
  for (const drawing of drawings) {
    expect(drawing.labels.map(({ text }) => text).join(' ')).toContain('Telephone call');
    expect(labelFaults(drawing)).toEqual([]);
  }
});

it.each([
  ['an unknown kind', 'gantt\n', 1, 'expected `flowchart`'],
  ['a node without a name', `flowchart LR\n${said}  --> b`, 4, 'expected a node such as'],
  ['an arrow of another kind', `flowchart LR\n${said}a ~~> b`, 4, 'expected an arrow such as'],
  ['an arrow that leads nowhere', `flowchart LR\n${said}a -->`, 4, 'found "-->"'],
  ['a group', `flowchart LR\n${said}a --> b\nsubgraph x`, 5, '`subgraph` is not drawn here'],
  ['a single node', `flowchart LR\n${said}a[A]`, 1, 'expected 2 to 16 nodes, found 1'],
  [
    'a loop among messages',
    `sequenceDiagram\n${said}a->>b: Hello\nloop daily`,
    5,
    'found "loop daily"',
  ],
  [
    'a colour that there is not',
    `flowchart LR\n${said}a --> b:::our`,
    4,
    '`:::our` is no colour: expected one of :::ours, ',
  ],
  [
    'two yellow nodes',
    `flowchart LR\n${said}a:::attention --> b:::attention`,
    1,
    'expected one node with the tone attention',
  ],
  [
    'a diagram without description',
    'flowchart LR\naccTitle: T\na --> b',
    1,
    'expected a line `accDescr: …`',
  ],
])('refuses %s, naming its line', (_name, source, line, message) => {
  expect(() => readMermaid(source)).toThrow(`line ${line} of the fence: `);
  expect(() => readMermaid(source)).toThrow(message);
});
