import { expect, it } from 'vitest';
import { policyHashes, securityHeaders } from './policy';

const policyOf = (kind: 'page' | 'drawing', scripts: readonly string[]) =>
  securityHeaders({ kind, hashes: policyHashes(scripts) })['Content-Security-Policy'] ?? '';

it('writes a hash as a policy has it', () => {
  // CSP Level 3 §8.3 has this example.
  expect(policyHashes(["alert('Hello, world.');"])).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it('admits the scripts of pages in pages alone, whatever order they are in', () => {
  const hashes = policyHashes(['one', 'two']);
  expect(hashes).toHaveLength(2);
  expect(policyOf('page', ['one', 'two'])).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(policyOf('page', ['two', 'one'])).toBe(policyOf('page', ['one', 'two']));
  expect(policyOf('drawing', ['one', 'two'])).not.toContain('sha256');
});

it('lets a drawing have styles of its own, and nothing else', () => {
  expect(policyOf('drawing', [])).toMatch(
    /^default-src 'none'; .*style-src 'unsafe-inline'; sandbox$/,
  );
});
