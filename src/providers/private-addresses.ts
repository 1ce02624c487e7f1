import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateRanges.addSubnet(network, prefix, 'ipv6');

// Loopback, link-local, private and multicast addresses, also IPv4 ones wrapped in IPv6.
export const isPrivateAddress = (host: string): boolean => {
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && privateRanges.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

// Resolves a name when connecting and refuses private results at that moment, so that a name cannot point outside
// during a check and inside during use.
export const publicOnlyLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const isPrivate = addresses.some(({ address }) => isPrivateAddress(address));
    const [first] = addresses;
    if (isPrivate || first === undefined) return callback(new Error('address not allowed'), '', 0);
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
