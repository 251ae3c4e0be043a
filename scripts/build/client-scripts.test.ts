import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { formScripts } from '@/site.config';
import { bundleScript, formScriptFile, formScriptModule } from './client-scripts';

it('is at most 8 KB as it is sent, and is the script the site allows', async () => {
  expect(brotliCompressSync(await bundleScript(formScriptModule)).length).toBeLessThan(8 * 1024);
  expect(formScripts.map((pathname) => `public${pathname}`)).toContain(formScriptFile);
});
