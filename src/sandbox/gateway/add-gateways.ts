import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { World } from '../world.ts';
import { addFpProtocol } from './fp-protocol.ts';
import { gatewayCodes } from './gateway-codes.ts';
import type { Gateway } from './gateway.ts';
import { addKbankProtocol } from './kbank-protocol.ts';
import { addPayonexProtocol } from './payonex-protocol.ts';
import { addWwProtocol } from './ww-protocol.ts';

const voidQuestion = z.object({
  gateway: z._default(z.enum(gatewayCodes), 'KBANK'),
  id: z.string(),
  // False takes it back.
  isVoided: z._default(z.boolean(), true),
});
const decisionQuestion = z.object({ id: z.string(), status: z.enum(['SUCCESS', 'REJECTED', 'REFUNDED']) });

export const addGateways = (app: FastifyInstance, world: World, gateway: Gateway): void => {
  addKbankProtocol(app, world, gateway);
  addWwProtocol(app, world, gateway);
  addFpProtocol(app, world, gateway);
  addPayonexProtocol(app, world, gateway);

  // What a bank itself can do to a payment.
  app.post('/gateway/void', async (request, reply) => {
    const asked = voidQuestion.safeParse(request.body);
    if (!asked.success) return reply.status(404).send({ error: 'QR_UNKNOWN' });
    const { gateway: code, id, isVoided } = asked.data;
    const found = gateway.change(code, id, { isVoided });
    return found === null ? reply.status(404).send({ error: 'QR_UNKNOWN' }) : { status: found.status };
  });

  // What the people of PAYONEX decide about a payment, and what follows at the wallet.
  app.post('/gateway/payonex/decide', async (request, reply) => {
    const asked = decisionQuestion.safeParse(request.body);
    const before = asked.success ? gateway.find('PAYONEX', asked.data.id) : null;
    const [payment] = before?.payments ?? [];
    if (!asked.success || before === null || before.qr === null || payment === undefined)
      return reply.status(404).send({ error: 'QR_UNKNOWN' });
    const { id, status } = asked.data;
    const updatedAt = world.now().toISOString();
    gateway.change('PAYONEX', id, { details: { ...before.qr.details, decided: status, updatedAt } });
    gateway.recordPayment(payment);
    return { status };
  });
};
