import { bonusFields, promotionFields, publishOffer } from '../rewards/bonus-acts.ts';
import type { Arrange } from './valid-call.ts';

let offers = 0;
const newCode = (): string => `VALID-${String((offers += 1))}`;

export const rewardWrites: Readonly<Record<string, Arrange>> = {
  'office POST /api/offers': async (server) => {
    const { token, password } = await server.staff({ role: 'manager' });
    const offer = { ...promotionFields(newCode()), amount: 50 };
    const body = { offer, because: 'a test', password };
    return { base: server.officeUrl, method: 'POST', path: '/api/offers', token, body };
  },
  'office POST /api/offers/{code}': async (server) => {
    const { token, password } = await server.staff({ role: 'manager' });
    const code = newCode();
    await publishOffer(server, bonusFields(code));
    const offer = { ...bonusFields(code), amountMax: 600, minimum: 100 };
    const body = { offer, because: 'a test', password };
    return { base: server.officeUrl, method: 'POST', path: `/api/offers/${code}`, token, body };
  },
  'office POST /api/offers/{code}/close': async (server) => {
    const { token, password } = await server.staff({ role: 'manager' });
    const code = newCode();
    await publishOffer(server, promotionFields(code));
    return { base: server.officeUrl, method: 'POST', path: `/api/offers/${code}/close`, token, body: { password } };
  },
};
