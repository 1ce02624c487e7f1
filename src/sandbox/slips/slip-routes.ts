import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { BankBook } from '../bank/bank.ts';
import { carriesToken } from '../callers.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import { drawSlip } from './draw/draw-slip.ts';
import { slipStyleFor } from './draw/slip-styles.ts';
import { createSlipVerifier, slipNotFound } from './slip-verifier.ts';

const question = z.object({ payload: z.object({ qrCode: z.string().check(z.minLength(1), z.maxLength(600)) }) });

const aboutAnother = (answer: WeatherAnswer): WeatherAnswer => {
  const body = answer.body as { code: string; data?: object };
  return { ...answer, body: { ...body, data: { ...body.data, transRef: 'OTHER00000000000000' } } };
};

interface PictureQuestion {
  Params: { file: string };
  Querystring: { style?: string };
}

const addPictures = (app: FastifyInstance, bank: BankBook): void => {
  app.get<PictureQuestion>('/bank/slips/:file', async (request, reply) => {
    const [, reference = '', form = ''] = /^(.+)\.(png|jpg)$/.exec(request.params.file) ?? [];
    const transfer = bank.find(reference);
    if (transfer === null) return reply.status(404).send({ error: 'SLIP_UNKNOWN' });
    const picture = await drawSlip(transfer, slipStyleFor(transfer.from.bankCode, request.query.style));
    if (form === 'png') return reply.type('image/png').send(picture);
    return reply.type('image/jpeg').send(await sharp(picture).jpeg({ quality: 85 }).toBuffer());
  });
};

// The pictures that banks' apps draw, and the slip-checking service under its own names. Its
// weather can be set for the slips of one bank.
export const addSlips = (app: FastifyInstance, world: World, bank: BankBook): void => {
  addPictures(app, bank);
  const verifier = createSlipVerifier(world, bank);

  app.post('/slip-verifier/verify-slip/qr-code/info', async (request, reply) => {
    if (!carriesToken(request, world.settings.secrets.slips))
      return reply.status(401).send({ code: '401001', message: 'Unauthorized' });
    const requested = question.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ code: '400001', message: 'QR code is invalid' });
    const { qrCode } = requested.data.payload;
    const bankCode = verifier.bankCodeOf(qrCode);
    return answerUnderWeather(world.weather, reply, {
      service: 'slips',
      ...(bankCode === null ? {} : { code: bankCode }),
      effect: () => verifier.verify(qrCode),
      refusal: () => slipNotFound,
      mismatch: aboutAnother,
    });
  });
};
