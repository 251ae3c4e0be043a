import './require-environment';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { editorSchemas, toJsonSchema } from '@/lib/schema/editor-schemas';
import { editorSnippets } from '@/lib/schema/editor-snippets';
import { blockSchemas } from './check/block-schemas';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/**
 * Writes what editors read, from the schemas the site is checked with: JSON Schemas with the files they are for, and snippets
 * for every block and every kind of page.
 */
const folder = '.vscode/schemas';
const settingsFile = '.vscode/settings.json';
const snippetsFile = '.vscode/content.code-snippets';

const usage = `npm run schemas
  Writes JSON Schemas and snippets for editors, after a change of lib/schema, of a block or of lib/skeletons.`;

await runCommand(
  async () => {
    takeNoArguments('schemas');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const { name, schema } of editorSchemas)
      writeFileSync(`${folder}/${name}.json`, JSON.stringify(toJsonSchema(schema)));
    const settings: Record<string, unknown> = JSON.parse(readFileSync(settingsFile, 'utf8'));
    settings['yaml.schemas'] = Object.fromEntries(
      editorSchemas.map(({ name, files }) => [`./${folder}/${name}.json`, files]),
    );
    writeFileSync(settingsFile, JSON.stringify(settings, null, 2));
    writeFileSync(snippetsFile, `${JSON.stringify(editorSnippets(blockSchemas), null, 2)}\n`);
    await run(['biome', 'format', '--write', folder, settingsFile, snippetsFile]);
  },
  { usage },
);
