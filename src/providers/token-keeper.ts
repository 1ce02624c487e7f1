export interface Token {
  text: string;
  goodUntilMs: number;
}

// Keeps the token that opens a provider's calls until it ends. Callers that arrive while one is fetched wait for the
// same one.
export const createTokenKeeper = (fetchToken: () => Promise<Token | null>, now: () => Date) => {
  let token: Promise<Token | null> | null = null;
  return {
    current: async (): Promise<string | null> => {
      const before = token;
      const known = await before;
      if (known !== null && known.goodUntilMs > now().getTime()) return known.text;
      if (token === before) token = fetchToken();
      return (await token)?.text ?? null;
    },
    // The provider ended it early; a newer one stays.
    forget: async (text: string): Promise<void> => {
      const before = token;
      if ((await before)?.text === text && token === before) token = null;
    },
  };
};
