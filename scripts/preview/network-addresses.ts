import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Addresses at which other machines of the network reach this one.
 * @param interfaces As the system lists them.
 * @returns IPv4 addresses: those of IPv6 change with the interface and are long to type on a phone.
 */
export const networkAddresses = (interfaces: Interfaces): string[] =>
  Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal, address }) => {
      // 169.254 is what a machine gives itself where there is no network (RFC 3927).
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })
    .map(({ address }) => address);
