import { BlockList, isIP } from 'node:net';

const addNetwork = (list: BlockList, written: string): boolean => {
  const [address = '', bits, ...rest] = written.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    list.addSubnet(address, Number(bits), family);
  else return false;
  return true;
};

// The addresses and networks in a comma-separated list; null if one of them is neither.
export const readNetworks = (setting: string): BlockList | null => {
  const list = new BlockList();
  const isReadable = setting.split(',').every((written) => addNetwork(list, written.trim()));
  return isReadable ? list : null;
};

// An IPv4 address also counts in the form in which a socket for IPv6 names it, such as ::ffff:192.0.2.1.
export const isInNetworks = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
