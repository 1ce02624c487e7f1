import { expect, it } from 'vitest';
import { staffRoles } from '#contract/staff-roles.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberRoutes, officeRoutes } from '../features/all-parts.ts';

const server = await startTestServer();
const staffCalls = officeRoutes.map(({ endpoint }) => endpoint).filter(({ who }) => who === 'staff');

it('every call of the back office names the roles that may make it, and no other call names any', () => {
  for (const call of staffCalls) expect([call.at, call.may.length > 0]).toEqual([call.at, true]);
  for (const { endpoint } of memberRoutes) expect([endpoint.at, endpoint.may]).toEqual([endpoint.at, []]);
});

for (const call of staffCalls) {
  it(`${call.at} is refused to every role it does not name, before its question is read`, async () => {
    const refused: string[] = [];
    for (const role of staffRoles) {
      const { token } = await server.staff({ role });
      const path = call.path.replaceAll(/\{\w+\}/g, () => server.context.newId());
      const response = await fetch(server.officeUrl + path, {
        method: call.method,
        headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'wallet-user' },
      });
      const { message } = (await response.json()) as { message?: string };
      if (response.status === 403 && message === 'NOT_PERMITTED') refused.push(role);
    }
    expect(refused).toEqual(staffRoles.filter((role) => !call.may.includes(role)));
  });
}

it('support and auditors can see withdrawals and decide none', () => {
  for (const decision of [withdrawOfficeCalls.approve, withdrawOfficeCalls.reject])
    expect(decision.may).toEqual(['finance', 'manager']);
});
