import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '#contract/endpoint.ts';
import { refuse } from '../refuse.ts';

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    /prefetch|prerender/i.test(String(value ?? '')),
  );

// State-changing calls made by GET: no link, image, form, prefetch or foreign page may trigger them.
export const guardChangingGet = (endpoint: Endpoint, headers: IncomingHttpHeaders): void => {
  if (endpoint.method !== 'GET' || endpoint.effect === 'read') return;
  if (headers['x-requested-with'] !== 'wallet-user') refuse('KEY_MISSING');
  const mode = headers['sec-fetch-mode'];
  if (isPrefetch(headers) || (mode !== undefined && mode !== 'cors' && mode !== 'same-origin')) refuse('KEY_INVALID');
};
