import { expect, it } from 'vitest';
import { frontmatterFault } from './frontmatter-fault';

const keys = 'title: A\ndescription: B\n';

it.each([
  ['no end', `---\n${keys}\nText.\n`, 0, 'not closed'],
  ['an end that is a break in the text', `---\n${keys}\nText.\n\n---\n\nMore.\n`, 0, 'not closed'],
  ['two dashes at its end', `---\n${keys}--\nText.\n`, 28, 'ends with a line of `---`: found `--`'],
  ['four dashes at its end', `---\n${keys}----\nText.\n`, 28, 'found `----`'],
  ['a long dash at its end', `---\n${keys}—\nText.\n`, 28, 'found `—`'],
  ['an indented end', `---\n${keys}  ---\nText.\n`, 28, 'found `  ---`'],
  ['marks of another language', `+++\n${keys}+++\n`, 0, 'begins with a line of `---`: found `+++`'],
  ['a long dash at its beginning', `—\n${keys}---\n`, 0, 'found `—`'],
  ['an empty line before it', `\n---\n${keys}---\n`, 0, 'found empty lines before it'],
  ['a space before it', ` ---\n${keys}---\n`, 0, 'found a space before it'],
  [
    'JavaScript',
    `---js\n{ title: run() }\n---\n`,
    0,
    'begins with a line of `---` alone: found `---js`',
  ],
  ['the name of its language', `--- yaml\n${keys}---\n`, 0, 'found `--- yaml`'],
  ['JSON', `---json\r\n{}\r\n---\r\n`, 0, 'found `---json`'],
  ['a text at its beginning', `---title: A\n${keys}---\n`, 0, 'found `---title: A`'],
  ['no beginning', `${keys}---\nText.\n`, 0, 'found `title: A`'],
])('reports a frontmatter with %s', (_name, text, offset, words) => {
  expect(frontmatterFault(text)).toEqual({
    offset,
    message: expect.stringContaining(words),
    isTextKnown: false,
  });
});

it('knows the text of a page that has no frontmatter at all', () => {
  expect(frontmatterFault('## Text\n')).toMatchObject({ offset: 0, isTextKnown: true });
});

it.each([
  `---\n${keys}---\n`,
  `---\n${keys}---\nText.\n\n---\n\nMore.\n`,
  `---\r\ntitle: A\r\n---\r\nText.\r\n`,
  '---\ntitle: A\n\n# a comment\n\nslug: b\n---\n',
  '---\ndescription: >\n  a\n\n  b\n---\n',
])('finds nothing wrong with %j', (text) => {
  expect(frontmatterFault(text)).toBeUndefined();
});
