const mappedForm = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOfAddress = 8;
const groupsOfNetwork = 4;

const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'));

// With the zeros that `::` stands for. An address that ends as IPv4 writes two of its groups as one.
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [groupsIn(head), groupsIn(tail)];
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  return [...before, ...Array.from({ length: groupsOfAddress - written }, () => '0'), ...after];
};

// The key of a budget: an IPv4 address itself; for IPv6 the /64 that one connection is given.
export const networkOf = (address: string): string => {
  const mapped = mappedForm.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [bare = ''] = address.toLowerCase().split('%');
  return `${groupsOf(bare).slice(0, groupsOfNetwork).join(':')}::/64`;
};

// The /48 that one customer of an internet provider may have; null for anything but IPv6.
export const widerNetworkOf = (network: string): string | null => {
  if (!network.endsWith('::/64')) return null;
  return `${network
    .split(':')
    .slice(0, groupsOfNetwork - 1)
    .join(':')}::/48`;
};
