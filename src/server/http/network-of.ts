const mappedForm = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOfNetwork = 4;

// What a budget is counted by: an address of IPv4 itself, of IPv6 the network of 64 bits that one connection is given.
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

// The network of 48 bits that a customer of a provider may be given whole; null for what is no network of IPv6.
export const widerNetworkOf = (network: string): string | null => {
  if (!network.endsWith('::/64')) return null;
  return `${network
    .split(':')
    .slice(0, groupsOfNetwork - 1)
    .join(':')}::/48`;
};
