import './require-environment';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { editorSchemas, toJsonSchema } from '@/lib/schema/editor-schemas';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/** Writes the JSON Schemas that editors read, from the schemas the site is checked with, and which files they are for. */
const folder = '.vscode/schemas';
const settingsFile = '.vscode/settings.json';

await runCommand(async () => {
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
  await run(['biome', 'format', '--write', folder, settingsFile]);
});
