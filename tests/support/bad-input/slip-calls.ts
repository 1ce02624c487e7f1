import { slipCalls } from '#features/slip/contract.ts';
import { slipOfficeCalls, type SlipDetail } from '#features/slip/office-contract.ts';
import { checkSlips } from '#features/slip/server/check/check-slips.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import type { TestMember, TestStaff } from '../people.ts';
import { slipText } from '../slips.ts';
import type { TestServer } from '../test-server.ts';
import { pageWithCodes } from './test-pictures.ts';
import type { Arrange } from './valid-call.ts';

let slips = 0;

let hands = 0;

interface DeskBody {
  readonly slipId: string;
  readonly body: Record<string, unknown>;
}

const twoSlips = async (): Promise<Uint8Array<ArrayBuffer>> => {
  slips += 1;
  const texts = ['A', 'B'].map((letter) => slipText('014', `${letter}VALID${String(slips).padStart(8, '0')}`));
  return new Uint8Array(await (await pageWithCodes(texts)).png().toBuffer());
};

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

const deskPath = (slipId: string, act: string): string => `/api/office/slips/${slipId}/${act}`;

// A slip about which the bank has not answered: it names two transfers.
const waitingSlip = async (server: TestServer): Promise<string> => {
  const member = await server.member();
  await waitUntilOpen(server, member);
  const { token } = member;
  const sent = await server.ask(slipCalls.upload, { bankCode: 'KBANK' }, { token, file: await twoSlips() });
  await checkSlips.run(server.context);
  return (sent.body as { reference: string }).reference;
};

const creditBody = (server: TestServer, password: string): Record<string, unknown> => {
  hands += 1;
  const read = { amount: 123.45, paidAt: server.clock.now().toISOString(), bankReference: `SLIPHAND${String(hands)}` };
  return { ...read, accountNo: '0011000001', alikeShown: 0, evidence: 'the bank’s record', password };
};

const proposed = async (server: TestServer): Promise<string> => {
  const [slipId, { token, password }] = [await waitingSlip(server), await server.staff()];
  const { amount, ...reported } = creditBody(server, password) as { amount: number } & QuestionOf<
    typeof slipOfficeCalls.credit
  >;
  await server.ask(
    slipOfficeCalls.credit,
    { ...reported, slipId, amount: BigInt(Math.round(amount * 100)) },
    { token },
  );
  return slipId;
};

const asDesk =
  (act: string, arrange: (server: TestServer, staff: TestStaff) => Promise<DeskBody>): Arrange =>
  async (server) => {
    const staff = await server.staff();
    const { slipId, body } = await arrange(server, staff);
    return { base: server.officeUrl, method: 'POST', path: deskPath(slipId, act), token: staff.token, body };
  };

const agreement = async (server: TestServer, { token, password }: TestStaff): Promise<DeskBody> => {
  const slipId = await proposed(server);
  const { proposal } = (await server.ask(slipOfficeCalls.get, { slipId }, { token })).body as SlipDetail;
  return { slipId, body: { proposalId: proposal?.proposalId, password } };
};

const deskWrites: Readonly<Record<string, Arrange>> = {
  retry: asDesk('retry', async (server) => ({ slipId: await waitingSlip(server), body: {} })),
  credit: asDesk('credit', async (server, { password }) => ({
    slipId: await waitingSlip(server),
    body: creditBody(server, password),
  })),
  fail: asDesk('fail', async (server) => ({
    slipId: await waitingSlip(server),
    body: { reason: 'INVALID_SLIP', note: 'a note' },
  })),
  agree: asDesk('agree', agreement),
  decline: asDesk('decline', async (server) => ({ slipId: await proposed(server), body: {} })),
};

// Valid calls about slips, of members and of staff.
export const slipWrites: Readonly<Record<string, Arrange>> = {
  ...Object.fromEntries(
    Object.entries(deskWrites).map(([act, arrange]) => [`office POST ${deskPath('{slipId}', act)}`, arrange]),
  ),
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
