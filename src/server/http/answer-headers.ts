declare module 'fastify' {
  interface FastifyContextConfig {
    // The route's answers are no pages.
    readonly hasOwnHeaders?: true;
  }
}

// An answer is data: nothing in it may run, be framed, sniffed or stored. Pages get their headers from helmet.
export const answerHeaders = (isLive: boolean): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(isLive ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
