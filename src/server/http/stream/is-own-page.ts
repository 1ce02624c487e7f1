import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';

// A browser names the page that connects; a page of another site may not. Other programs name none.
export const isOwnPage = (
  { PUBLIC_ORIGIN, ALLOWED_ORIGINS }: Pick<Settings, 'PUBLIC_ORIGIN' | 'ALLOWED_ORIGINS'>,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): boolean => {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === PUBLIC_ORIGIN?.replace(/\/+$/, '') || ALLOWED_ORIGINS.includes(origin)) return true;
  return URL.parse(origin)?.host === host;
};
