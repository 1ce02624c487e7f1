import { isInNetworks, readNetworks } from './network-list.ts';

type Trust = false | ((address: string, hop: number) => boolean);

export const isProxySetting = (setting: string): boolean =>
  setting === 'true' || setting === 'false' || readNetworks(setting) !== null;

// Whose X-Forwarded-For is believed: nobody's, that of any connection, or that of the named proxies. Only one proxy is
// believed, whatever else the header contains.
export const trustedProxies = (setting: string): Trust => {
  if (setting === 'false') return false;
  if (setting === 'true') return (_address, hop) => hop === 0;
  const named = readNetworks(setting);
  return (address, hop) => hop === 0 && named !== null && isInNetworks(named, address);
};
