import { bonusOfficeCalls } from '#features/bonus/office-contract.ts';
import type { TestStaff } from '../people.ts';
import { promotionFields } from '../rewards/bonus-acts.ts';
import type { TestServer } from '../test-server.ts';
import type { Arrange } from './valid-call.ts';

let offers = 0;
const newCode = (): string => `VALID-${String((offers += 1))}`;

const madeOffer = async (server: TestServer): Promise<{ code: string; other: TestStaff }> => {
  const [maker, other] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];
  const [code, { password, token }] = [newCode(), maker];
  await server.ask(bonusOfficeCalls.makeOffer, { offer: promotionFields(code), password }, { token });
  return { code, other };
};

const onOffer =
  (act: 'publish' | 'withdraw'): Arrange =>
  async (server) => {
    const { code, other } = await madeOffer(server);
    const { token, password } = other;
    return { base: server.officeUrl, method: 'POST', path: `/api/offers/${code}/${act}`, token, body: { password } };
  };

export const rewardWrites: Readonly<Record<string, Arrange>> = {
  'office POST /api/offers': async (server) => {
    const { token, password } = await server.staff({ role: 'manager' });
    const offer = { ...promotionFields(newCode()), amount: 50 };
    return { base: server.officeUrl, method: 'POST', path: '/api/offers', token, body: { offer, password } };
  },
  'office POST /api/offers/{code}/publish': onOffer('publish'),
  'office POST /api/offers/{code}/withdraw': onOffer('withdraw'),
};
