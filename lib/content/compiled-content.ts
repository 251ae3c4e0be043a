import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentTypes } from 'contentlayer/generated';
import { documentTypes } from '@/lib/schema/document-types';
import { type Content, contentOf } from './reader';

/**
 * Where Contentlayer puts what it makes, one file for each type of document. It is read when pages are rendered: as
 * modules, two thousand documents took a bundler 41 s.
 */
const folder = '.contentlayer/generated';

function documentsOf<Type extends DocumentTypes['type']>(type: Type) {
  const file = path.join(process.cwd(), folder, type, '_index.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Extract<DocumentTypes, { type: Type }>[];
}

/** Fields that Contentlayer adds to what the writer gave. */
const added = new Set(['_id', '_raw', 'type', 'body']);

const given = (document: object) =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !added.has(name) && value !== undefined),
  );

let read: Content | undefined;

/**
 * The content as Contentlayer read it for this build: its pages, and what is written after them, show the same. A process reads it once,
 * after Contentlayer.
 */
export function readCompiledContent(): Content {
  read ??= compiledContent();
  return read;
}

function compiledContent(): Content {
  // Contentlayer lists them as it happened to read them; every build is to make the same of them.
  const pages = documentTypes
    .flatMap(({ name }) => documentsOf(name))
    .sort((one, other) => (one._raw.sourceFilePath < other._raw.sourceFilePath ? -1 : 1));
  return contentOf({
    pages: pages.map((page) => ({
      file: page._raw.sourceFilePath,
      data: given(page),
      body: page.body.raw,
    })),
    sections: new Map(
      documentsOf('Section').map((section) => [section._raw.sourceFileDir, given(section)]),
    ),
  });
}
