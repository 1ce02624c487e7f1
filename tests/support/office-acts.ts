import { streamParts } from '#server/features/all-parts.ts';
import { closeEndedStreams } from '#server/http/stream/close-ended-streams.ts';
import { expect } from 'vitest';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import type { TestMember } from './people.ts';
import type { TestServer } from './test-server.ts';

// What staff do, by the calls of the back office.

interface Waiting {
  readonly withdrawalId: string;
  readonly amount: bigint;
}

// Approves every waiting withdrawal, or those of one member, each by as many people as it needs.
export const approveWaiting = async (server: TestServer, member: TestMember | null = null): Promise<void> => {
  const waiting = await server.database.owner.rows<Waiting>(
    `select withdrawal_id as "withdrawalId", amount from withdrawal
     where status in ('REQUESTED', 'SECOND') and ($1::uuid is null or member_id = $1)`,
    [member?.memberId ?? null],
  );
  const clerks = [await server.staff(), await server.staff()];
  for (const withdrawal of waiting)
    for (const { token, password } of clerks) {
      const reply = await server.ask(withdrawOfficeCalls.approve, { ...withdrawal, password }, { token });
      expect(reply).toMatchObject({ status: 200 });
      if ((reply.body as { status: string }).status === 'APPROVED') break;
    }
};

const aboutMember =
  (act: 'suspend' | 'readmit') =>
  async (server: TestServer, { memberId }: TestMember): Promise<void> => {
    const { token } = await server.staff({ role: 'manager' });
    const question = { memberId, note: 'The member called us' };
    expect(await server.ask(memberCareOfficeCalls[act], question, { token })).toMatchObject({ status: 200 });
  };
export const suspend = aboutMember('suspend');
export const readmit = aboutMember('readmit');

type Change = Pick<QuestionOf<typeof operatorOfficeCalls.proposeChange>, 'kind' | 'object' | 'fields'>;

// Changes the operator's data; a second person confirms if one is needed.
export const changeOperator = async (server: TestServer, change: Change): Promise<void> => {
  const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];
  const { token, password } = maker;
  const because = `a test needs it: ${server.context.newId()}`;
  const made = await server.ask(operatorOfficeCalls.proposeChange, { ...change, because, password }, { token });
  if ((made.body as { message: string }).message === 'CHANGE_SAME') return;
  expect(made).toMatchObject({ status: 200 });
  if ((made.body as { status: string }).status === 'APPLIED') return;
  const { changeId = '' } =
    (await server.database.owner.one<{ changeId: string }>(
      `select change_id as "changeId" from operator_change where because = $1`,
      [because],
    )) ?? {};
  const confirmation = { changeId, password: checker.password };
  expect(await server.ask(operatorOfficeCalls.confirmChange, confirmation, { token: checker.token })).toMatchObject({
    status: 200,
  });
};

export const changeSetting = (server: TestServer, name: string, value: unknown): Promise<void> =>
  changeOperator(server, { kind: 'setting', object: name, fields: { value } });

// The connections of ended sessions, as every second.
export const closeStreams = ({ context }: TestServer): Promise<void> => closeEndedStreams(streamParts).run(context);
