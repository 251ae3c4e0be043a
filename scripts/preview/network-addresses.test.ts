import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { networkAddresses } from './network-addresses';

const entry = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;

it('names the addresses that a phone in the network can reach', () => {
  expect(
    networkAddresses({
      lo: [entry('127.0.0.1', 'IPv4', true), entry('::1', 'IPv6', true)],
      wlan0: [entry('192.168.1.7', 'IPv4'), entry('fe80::1', 'IPv6')],
      eth0: [entry('169.254.10.3', 'IPv4')],
      none: undefined,
    }),
  ).toEqual(['192.168.1.7']);
});
