import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { carriesToken } from '../callers.ts';
import { answerUnderWeather } from '../weather.ts';
import type { World } from '../world.ts';

export interface TextMessage {
  phone: string;
  text: string;
  code: string | null;
  createdAt: string;
}

export interface Inbox {
  receive(message: { phone: string; text: string }): string;
  // Newest first.
  messages(phone?: string): TextMessage[];
}

const sendQuestion = z.object({
  to: z.string().check(z.minLength(8), z.maxLength(20)),
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
});

// +66 81 234 5678 and 0812345678 are one phone, like the Lao forms with 856.
const localPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.replace(/^(66|856)(?=\d{9,10}$)/, '0');
};

const codeIn = (text: string): string | null => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null;

export const createInbox = (world: World): Inbox => {
  const shelf = world.shelf<TextMessage>('messages');
  return {
    receive: ({ phone, text }) => {
      const id = `M${String(shelf.size + 1).padStart(8, '0')}`;
      shelf.put(id, { phone: localPhone(phone), text, code: codeIn(text), createdAt: world.now().toISOString() });
      return id;
    },
    messages: (phone) =>
      shelf
        .items()
        .filter((message) => phone === undefined || message.phone === localPhone(phone))
        .reverse(),
  };
};

// A text-message gateway on one side, everybody's phone on the other.
export const addSms = (app: FastifyInstance, world: World, inbox: Inbox): void => {
  app.post('/sms-gateway/messages', async (request, reply) => {
    if (!carriesToken(request, world.settings.secrets.sms)) return reply.status(401).send({ error: 'UNAUTHORISED' });
    const requested = sendQuestion.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ error: 'BAD_REQUEST' });
    const { to, text } = requested.data;
    return answerUnderWeather(world.weather, reply, {
      service: 'sms',
      effect: () => ({ status: 201, body: { id: inbox.receive({ phone: to, text }), to, status: 'accepted' } }),
      refusal: () => ({ status: 422, body: { error: 'NUMBER_REFUSED' } }),
      mismatch: (answer) => ({ ...answer, body: { ...(answer.body as object), to: '0000000000' } }),
    });
  });

  app.get<{ Querystring: { phone?: string } }>('/sms', async (request) => inbox.messages(request.query.phone));
};
