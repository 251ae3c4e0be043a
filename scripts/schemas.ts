import './require-environment';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { editorSchemas, toJsonSchema } from '@/lib/schema/editor-schemas';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/** Writes the JSON Schemas that editors read, from the schemas the site is checked with. */
const folder = '.vscode/schemas';

await runCommand(async () => {
  takeNoArguments('schemas');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, schema } of editorSchemas)
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(toJsonSchema(schema)));
  await run(['biome', 'format', '--write', folder]);
});
