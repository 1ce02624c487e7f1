import { slipCalls } from '#features/slip/contract.ts';
import type { TestMember } from '../people.ts';
import { slipText } from '../slips.ts';
import type { TestServer } from '../test-server.ts';
import { pageWithCodes } from './test-pictures.ts';
import type { Arrange } from './valid-call.ts';

let slips = 0;

const picture = async (): Promise<Uint8Array<ArrayBuffer>> => {
  slips += 1;
  const page = await pageWithCodes([slipText('014', `VALID${String(slips).padStart(8, '0')}`)]);
  return new Uint8Array(await page.png().toBuffer());
};

// Uploads are closed for an hour around midnight.
const waitUntilOpen = async (server: TestServer, { token }: TestMember): Promise<void> => {
  const { isClosed } = (await server.request('GET', '/api/lookup/slip', { token })).body as { isClosed: boolean };
  if (isClosed) server.clock.advance(60 * 60_000);
};

const path = '/api/wallet/slip';

// Valid calls of members about their slips.
export const slipWrites: Readonly<Record<string, Arrange>> = {
  [`POST ${path}`]: async (server) => {
    const member = await server.member();
    await waitUntilOpen(server, member);
    const { token } = member;
    return { base: server.url, method: 'POST', path, token, body: { bankCode: 'KBANK' }, file: await picture() };
  },
  'GET /api/statement/slip/reference/{reference}': async (server) => {
    const member = await server.member();
    await waitUntilOpen(server, member);
    const { token } = member;
    const sent = await server.ask(slipCalls.upload, { bankCode: 'KBANK' }, { token, file: await picture() });
    const { reference } = sent.body as { reference: string };
    return { base: server.url, method: 'GET', path: `/api/statement/slip/reference/${reference}`, token };
  },
};
