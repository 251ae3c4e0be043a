import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentTypes } from '@/lib/schema/document-types';
import { readCatalogue } from './data';
import { createDocument } from './document';
import { type Content, soundSection } from './reader';

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
  read = {
    documents: pages.map((page) =>
      createDocument(page._raw.sourceFilePath, given(page), page.body?.raw ?? ''),
    ),
    sections: new Map(
      documentsOf('Section').map((section) => [
        section._raw.sourceFileDir,
        soundSection(given(section)),
      ]),
    ),
    catalogue: readCatalogue(),
  };
  return read;
}
