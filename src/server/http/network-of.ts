const mappedForm = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOfNetwork = 4;

// The key of a budget: an IPv4 address itself; for IPv6 the /64 that one connection is given.
export const networkOf = (address: string): string => {
  const mapped = mappedForm.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [bare = ''] = address.toLowerCase().split('%');
  const [head = ''] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const network = Array.from({ length: groupsOfNetwork }, (_, place) => groups[place] ?? '0');
  return `${network.join(':')}::/64`;
};

// The /48 that one customer of an internet provider may have; null for anything but IPv6.
export const widerNetworkOf = (network: string): string | null => {
  if (!network.endsWith('::/64')) return null;
  return `${network
    .split(':')
    .slice(0, groupsOfNetwork - 1)
    .join(':')}::/48`;
};
