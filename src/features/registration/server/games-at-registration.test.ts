import { expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { changeSetting } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { registrationCalls } from '../contract.ts';

const server = await startTestServer();

const fields = {
  name: 'Somchai',
  username: '0911111111',
  password: 'a password',
  sourceCode: null,
  inviteCode: null,
  bankCode: 'SCB',
  bankAccountName: 'SOMCHAI',
  bankAccountNo: '9911111111',
  currency: 'BAHT' as const,
};

it('a game that cannot be opened stops the registration; once it can, the member has the account', async () => {
  proves('ERR-035', 'OP-242');
  await changeSetting(server, 'registerOTP', false);
  await changeSetting(server, 'gamesAtRegistration', ['JOKER', 'IMI']);
  server.clock.advance(2_000);
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'refuse' });
  expect(await server.ask(registrationCalls.create, fields)).toMatchObject({
    status: 502,
    body: { message: 'GAME_ACTIVATION_FAIL' },
  });
  expect(await server.ask(authCalls.logIn, fields)).toMatchObject({ status: 401 });
  await server.sandbox.weather({ service: 'games', code: 'IMI', kind: 'fine' });
  expect(await server.ask(registrationCalls.create, fields)).toMatchObject({ status: 200 });
  const { token } = (await server.ask(authCalls.logIn, fields)).body as { token: string };
  const { slots } = (await server.ask(walletCalls.get, {}, { token })).body as {
    slots: { code: string; isActive: boolean }[];
  };
  expect(slots.filter(({ isActive }) => isActive).map(({ code }) => code)).toEqual(['JOKER', 'IMI']);
});
