export interface LinkPlaces {
  // Of the game's calls; a link may lead to its host.
  readonly url: string;
  // Further hosts, with their port if it is not the usual one.
  readonly hosts: readonly string[];
  // The sandbox opens games over plain http.
  readonly allowsHttp: boolean;
}

// Whether a link that a provider gave may open in the member's browser: a web page on a host the settings name.
export const trustedLinks = ({ url, hosts, allowsHttp }: LinkPlaces): ((link: string) => boolean) => {
  const trusted = new Set([new URL(url).host, ...hosts]);
  return (link) => {
    if (!URL.canParse(link)) return false;
    const { protocol, host, username, password } = new URL(link);
    const isSafe = protocol === 'https:' || (allowsHttp && protocol === 'http:');
    return isSafe && trusted.has(host) && username === '' && password === '';
  };
};
