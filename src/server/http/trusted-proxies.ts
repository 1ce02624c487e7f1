import { BlockList, isIP } from 'node:net';

type Trust = false | ((address: string, hop: number) => boolean);

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
const proxiesNamed = (setting: string): BlockList | null => {
  const list = new BlockList();
  const isReadable = setting.split(',').every((written) => addNetwork(list, written.trim()));
  return isReadable ? list : null;
};

export const isProxySetting = (setting: string): boolean =>
  setting === 'true' || setting === 'false' || proxiesNamed(setting) !== null;

// Whose X-Forwarded-For is believed: nobody's, that of any connection, or that of the named proxies. Only one proxy is
// believed, whatever else the header contains.
export const trustedProxies = (setting: string): Trust => {
  if (setting === 'false') return false;
  if (setting === 'true') return (_address, hop) => hop === 0;
  const named = proxiesNamed(setting);
  return (address, hop) => hop === 0 && named !== null && named.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};
