import { expect, it } from 'vitest';
import { installScriptFaults } from './install-scripts';
import { isAllowed, licenceFaults } from './licences';

it.each([
  ['MIT', true],
  ['(AGPL-3.0-or-later OR MIT)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later OR GPL-2.0-only', false],
  ['MIT AND AGPL-3.0-only OR ISC', true],
  ['(MIT OR (AGPL-3.0-only AND ISC))', false],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['SEE LICENSE IN file', false],
  ['UNLICENSED', false],
  ['', false],
])('agrees to what can be fulfilled: %s %s', (expression, expected) => {
  expect(isAllowed(expression, ['MIT', 'ISC', 'Apache-2.0', 'Zlib'])).toBe(expected);
});

it('names the packages whose licence nobody has agreed to, with what browsers get held to less', () => {
  const faults = licenceFaults(
    {
      '': { license: 'UNLICENSED' },
      'node_modules/open': { version: '1.0.0', license: 'MIT' },
      'node_modules/closed': { version: '2.0.0', license: 'BUSL-1.1' },
      'node_modules/open/node_modules/silent': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'MPL-2.0' },
      'node_modules/shown': { version: '5.0.0', license: 'MPL-2.0' },
      'node_modules/@tool/other-system': { version: '6.0.0', optional: true, os: ['win32'] },
      'node_modules/@tool/gpl-system': { license: 'GPL-2.0-only', optional: true, os: ['win32'] },
    },
    new Set(['open', 'shown']),
  );
  expect(faults.map((fault) => fault.split(': expected')[0])).toEqual([
    'node_modules/closed (2.0.0) has the licence BUSL-1.1',
    'node_modules/open/node_modules/silent (3.0.0) has the licence (none named)',
    'node_modules/shown (5.0.0) has the licence MPL-2.0',
    'node_modules/@tool/gpl-system (undefined) has the licence GPL-2.0-only',
  ]);
  expect(faults[2]).toContain('since browsers get it');
});

it('names a new install script, and a name whose script has gone', () => {
  const faults = installScriptFaults(
    {
      'node_modules/known': { version: '1.0.0', hasInstallScript: true },
      'node_modules/renamed': { version: '1.1.0', name: 'known', hasInstallScript: true },
      'node_modules/quiet': { version: '1.2.0' },
      'node_modules/quiet/node_modules/@new/one': { version: '2.0.0', hasInstallScript: true },
    },
    { known: 'nothing', quiet: 'nothing' },
  );
  expect(faults).toEqual([
    expect.stringMatching(/^node_modules\/quiet\/node_modules\/@new\/one \(2\.0\.0\) wants to run/),
    expect.stringMatching(/^quiet has no install script any more/),
  ]);
});
