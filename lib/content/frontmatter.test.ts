import { describe, expect, it } from 'vitest';
import { splitFrontmatter } from './frontmatter';

describe('splitFrontmatter', () => {
  it('parts the YAML between the lines from the text below them', () => {
    expect(splitFrontmatter('---\ntitle: A\nslug: b\n---\n\nText\n')).toEqual({
      yaml: 'title: A\nslug: b',
      body: '\nText\n',
      bodyLine: 4,
    });
  });

  it('reads past a byte-order mark', () => {
    const { yaml, body } = splitFrontmatter('\uFEFF---\ntitle: A\n---\nText');
    expect({ yaml, body }).toEqual({ yaml: 'title: A', body: 'Text' });
    expect(splitFrontmatter('\uFEFFText').body).toBe('Text');
  });

  it('accepts Windows line ends and keeps them in the text', () => {
    expect(splitFrontmatter('---\r\ntitle: A\r\nslug: b\r\n---\r\nOne\r\nTwo\r\n')).toEqual({
      yaml: 'title: A\r\nslug: b',
      body: 'One\r\nTwo\r\n',
      bodyLine: 4,
    });
  });

  it('takes a file without frontmatter as text', () => {
    const source = 'Text\n\n---\n\nMore\n';
    expect(splitFrontmatter(source)).toEqual({ yaml: '', body: source, bodyLine: 0 });
  });

  it('takes a file whose frontmatter never ends as text', () => {
    const source = '---\ntitle: A\n\nText\n';
    expect(splitFrontmatter(source)).toEqual({ yaml: '', body: source, bodyLine: 0 });
  });

  it('accepts an empty frontmatter, and one that ends the file', () => {
    expect(splitFrontmatter('---\n---\nText')).toEqual({ yaml: '', body: 'Text', bodyLine: 2 });
    expect(splitFrontmatter('---\ntitle: A\n---')).toMatchObject({ yaml: 'title: A', body: '' });
  });

  it('ends the frontmatter at a line of its own, not at three hyphens that end a value', () => {
    const { yaml, body } = splitFrontmatter('---\ntitle: To be continued ---\nslug: b\n---\nText');
    expect({ yaml, body }).toEqual({ yaml: 'title: To be continued ---\nslug: b', body: 'Text' });
  });

  it('leaves a rule in the text to the text', () => {
    expect(splitFrontmatter('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe(
      'One\n\n---\n\nTwo',
    );
  });
});
