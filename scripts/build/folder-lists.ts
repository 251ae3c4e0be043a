import { existsSync, readdirSync } from 'node:fs';
import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { writeIfChanged } from '@/lib/files/write-whole';
import { type Locale, localeSettings, locales } from '@/lib/i18n/locales';
import { fetchedNamespaces } from '@/lib/i18n/namespaces';

/** Lists that follow from folders, so that nobody has to keep them: what is in `.generated` is imported as `generated/…`. */
const target = '.generated';
const blocks = 'components/blocks';
const templates = 'components/templates';

/** Writes a module of `.generated`, which other processes may be reading. @param name Its file's name. */
const writeGenerated = (name: string, text: string): void =>
  writeIfChanged(`${target}/${name}`, text);

const identifier = (folder: string) =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const header = (what: string, folder: string) =>
  `/** ${what}. Written by scripts/build/folder-lists.ts from the folders of ${folder}. */\n`;

const recordOf = (folders: readonly string[]) =>
  `{\n${folders.map((folder) => `  '${folder}': ${identifier(folder)},\n`).join('')}}`;

/** Imports of one module of each folder, and a record of these modules by the name of the folder. */
function modulesOf(folders: readonly string[], specifierOf: (folder: string) => string) {
  const imports = folders.map(
    (folder) => `import * as ${identifier(folder)} from '${specifierOf(folder)}';\n`,
  );
  return { imports: imports.join(''), record: recordOf(folders) };
}

/**
 * Writes the lists of blocks: their schemas, which the check reads without loading a component, and their components. A
 * block is what has a `schema.ts`; its components are in the file of the folder's name, which a picture that its schema
 * draws does without.
 */
function writeBlockLists(): void {
  const folders = readdirSync(blocks)
    .filter((folder) => existsSync(`${blocks}/${folder}/schema.ts`))
    .sort();
  const schemas = modulesOf(folders, (folder) => `@/${blocks}/${folder}/schema`);
  writeGenerated(
    'block-schemas.ts',
    `${header('The schemas of all blocks', blocks)}${schemas.imports}import { schemasByFolder, schemasByTag } from '@/lib/schema/block-folder';

/** By folder: the block's own schema first. */
export const blockFolders = schemasByFolder(${schemas.record});

/** By the name of the tag. */
export const blockSchemas = schemasByTag(blockFolders);
`,
  );
  const components = modulesOf(
    folders.filter((folder) => existsSync(`${blocks}/${folder}/${folder}.tsx`)),
    (folder) => `@/${blocks}/${folder}/${folder}`,
  );
  writeGenerated(
    'blocks.ts',
    `${header('All blocks that MDX may use', blocks)}${components.imports}import { schemaBlock } from '@/components/ui/data-figure/data-figure';
import { componentsByTag } from '@/lib/schema/block-folder';
import { blockFolders } from './block-schemas';

/** The components by the name of their tag. */
export const blocks = componentsByTag(${components.record}, blockFolders, schemaBlock);
`,
  );
}

/** Writes the list of the templates of document types: `case-study/template.tsx` is that of `CaseStudy`. */
function writeTemplateList(): void {
  const templateOf = (folder: string) => `${templates}/${folder}/template`;
  const folders = readdirSync(templates)
    .filter((folder) => existsSync(`${templateOf(folder)}.tsx`))
    .sort();
  const { imports } = modulesOf(folders, (folder) => `@/${templateOf(folder)}`);
  const entries = folders.map((folder) => {
    const module = identifier(folder);
    return `  ${module.charAt(0).toUpperCase()}${module.slice(1)}: ${module}.Template,\n`;
  });
  writeGenerated(
    'templates.ts',
    `${header('The templates of document types', templates)}${imports}import type { ReactNode } from 'react';
import type { DocumentPage } from '@/lib/content/document';
import type { DocumentTypeName } from '@/lib/schema/document-types';

type Templates = {
  [Name in DocumentTypeName]?: (props: { page: DocumentPage<Name> }) => ReactNode | Promise<ReactNode>;
};

/** By the name of the type. */
export const templates: Templates = {\n${entries.join('')}};
`,
  );
}

/** Where a namespace of interface texts is, in one language. */
const messageFile = (locale: Locale, namespace: string) => `@/messages/${locale}/${namespace}.json`;

const messagesHeader = (namespace: string) => header(`The texts of ${namespace}.json`, 'messages');

/**
 * Writes interface texts that code needs without the message loader, by language (`compiledNamespaces`): those that
 * browsers fetch when they are needed, and those that are there from the start.
 */
function writeMessageLists(): void {
  for (const namespace of fetchedNamespaces) {
    const entries = locales.map(
      (locale) => `  ${locale}: () => import('${messageFile(locale, namespace)}'),\n`,
    );
    writeGenerated(
      `${namespace}-texts.ts`,
      `${messagesHeader(namespace)}export const ${namespace}Texts = {\n${entries.join('')}};\n`,
    );
  }
  const imports = locales
    .map((one) => `import ${one} from '${messageFile(one, 'error')}' with { type: 'json' };\n`)
    .join('');
  const errors = locales.map(
    (locale) =>
      `  ${locale}: { ...${locale}, homeHref: '${localeSettings[locale].prefix || '/'}' },\n`,
  );
  writeGenerated(
    'error-texts.ts',
    `${messagesHeader('error')}${imports}\nexport const errorTexts = {\n${errors.join('')}};\n`,
  );
}

/** Writes the type `PageId`, so that an id of a page that does not exist does not compile. */
export function writePageIds(): void {
  const ids = [...new Set(contentFiles().flatMap((file) => pageOfFile(file)?.id ?? []))].sort();
  const union = ids.map((id) => `\n  | ${JSON.stringify(id)}`).join('') || ' never';
  writeGenerated(
    'page-id.ts',
    `${header('Ids of all pages', 'the content')}export type PageId =${union};\n`,
  );
}

/** Writes all lists that follow from folders of code, and from the languages. */
export function writeFolderLists(): void {
  writeBlockLists();
  writeTemplateList();
  writeMessageLists();
}
