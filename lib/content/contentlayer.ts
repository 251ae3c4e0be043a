import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentTypes } from '@/lib/schema/document-types';
import { type Content, contentOf } from './reader';

/**
 * Where Contentlayer puts what it makes, one file for each type of document. It is read when pages are rendered: as
 * modules, two thousand documents took a bundler 41 s.
 */
const folder = '.contentlayer/generated';

/** A document as Contentlayer gives it: the writer's fields, and its own, which are these. */
type Generated = {
  _id: string;
  _raw: { sourceFilePath: string; sourceFileDir: string };
  type: string;
  body?: { raw: string };
};

const documentsOf = (type: string): Generated[] =>
  JSON.parse(readFileSync(path.join(process.cwd(), folder, type, '_index.json'), 'utf8'));

/** What the writer gave. */
const given = ({ _id, _raw, type, body, ...data }: Generated): object => data;

let read: Content | undefined;

/**
 * The content as Contentlayer read it for this build: its pages, and what is written after them, show the same. A process reads it once,
 * after Contentlayer.
 */
export function readGeneratedContent(): Content {
  if (read) return read;
  // Contentlayer lists them as it happened to read them; every build is to make the same of them.
  const pages = documentTypes
    .flatMap(({ name }) => documentsOf(name))
    .sort((one, other) => (one._raw.sourceFilePath < other._raw.sourceFilePath ? -1 : 1));
  read = contentOf({
    pages: pages.map((page) => ({
      file: page._raw.sourceFilePath,
      data: given(page),
      body: page.body?.raw ?? '',
    })),
    sections: new Map(
      documentsOf('Section').map((section) => [section._raw.sourceFileDir, given(section)]),
    ),
  });
  return read;
}
