import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BankBook } from '../bank/bank.ts';
import { carriesToken } from '../callers.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import { createSlipVerifier, slipNotFound } from './slip-verifier.ts';

const question = z.object({ payload: z.object({ qrCode: z.string().check(z.minLength(1), z.maxLength(600)) }) });

const aboutAnother = (answer: WeatherAnswer): WeatherAnswer => {
  const body = answer.body as { code: string; data?: object };
  return { ...answer, body: { ...body, data: { ...body.data, transRef: 'OTHER00000000000000' } } };
};

// The slip-checking service under its own names.
export const addSlips = (app: FastifyInstance, world: World, bank: BankBook): void => {
  const verifier = createSlipVerifier(world, bank);

  app.post('/slip-verifier/verify-slip/qr-code/info', async (request, reply) => {
    if (!carriesToken(request, world.settings.secrets.slips))
      return reply.status(401).send({ code: '401001', message: 'Unauthorized' });
    const requested = question.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ code: '400001', message: 'QR code is invalid' });
    return answerUnderWeather(world.weather, reply, {
      service: 'slips',
      effect: () => verifier.verify(requested.data.payload.qrCode, world.weather.at('slips')),
      refusal: () => slipNotFound,
      mismatch: aboutAnother,
    });
  });
};
