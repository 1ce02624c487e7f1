export type Json = Readonly<Record<string, unknown>>;

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Json;
  readonly token?: string;
}

// One call made by a program; any answer but success is a mistake of the journey.
export const askAt = async (origin: string, { method, path, body, token }: Asked): Promise<unknown> => {
  const reply = await fetch(origin + path, {
    method,
    headers: {
      'x-requested-with': 'wallet-user',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status} ${text}`);
  return JSON.parse(text);
};
