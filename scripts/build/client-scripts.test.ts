import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { formScripts } from '@/site.config';
import { writeTree } from '@/tests/support/temporary-tree';
import { formScriptFile, writeFormScript } from './client-scripts';

it('is at most 8 KB as it is sent, and is the script the site allows', async () => {
  const file = path.join(writeTree({}), 'form.js');
  await writeFormScript(file);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThan(8 * 1024);
  expect(formScripts).toContain(`/${path.relative('public', formScriptFile)}`);
});
