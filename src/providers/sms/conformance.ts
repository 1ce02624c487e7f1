import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { SmsPort } from './port.ts';

// The environment for testing a text-message adapter, and the messages that the phone received.
export interface SmsTrial {
  port: SmsPort;
  weather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  received(phone: string): Promise<{ text: string }[]>;
  close(): Promise<void>;
}

let phones = 0;
const freshPhone = (): string => `08${String(10_000_000 + phones++)}`;

export const smsConformance = (name: string, start: () => Promise<SmsTrial>): void => {
  describe(name, () => {
    let trial: SmsTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());

    it('delivers the text unchanged to the phone in the form members write it', async () => {
      for (const phone of [freshPhone(), '02055512345', '0301234567']) {
        const text = 'รหัส 123456 ລະຫັດ (Ref: ABCDEF)';
        expect((await trial.port.send({ phone, text })).kind).toBe('done');
        expect((await trial.received(phone)).map((message) => message.text)).toEqual([text]);
      }
    });

    it('delivers to a Lao phone in any spelling', async () => {
      const digits = `5${freshPhone().slice(3)}`;
      for (const phone of [`20${digits}`, digits, `85620${digits}`, `+856 20 ${digits}`])
        expect((await trial.port.send({ phone, text: 'code 123456' })).kind).toBe('done');
      expect(await trial.received(`020${digits}`)).toHaveLength(4);
    });

    it('a refusal is reported as refused and nothing is delivered', async () => {
      await trial.weather('refuse');
      const phone = freshPhone();
      expect((await trial.port.send({ phone, text: 'code 123456' })).kind).toBe('refused');
      expect(await trial.received(phone)).toEqual([]);
    });

    it.each([
      ['timeout-before', 0],
      ['timeout-after', 1],
      ['down', 0],
      ['garbage', 1],
    ] as const)('%s is unknown and is not repeated by the adapter', async (kind, deliveries) => {
      await trial.weather(kind, { seconds: 30 });
      const phone = freshPhone();
      expect((await trial.port.send({ phone, text: 'code 123456' })).kind).toBe('unknown');
      expect((await trial.received(phone)).length).toBe(deliveries);
    });

    it('an answer about another number is rejected', async () => {
      await trial.weather('garbage', { form: 'mismatch' });
      expect(await trial.port.send({ phone: freshPhone(), text: 'x' })).toEqual({
        kind: 'unknown',
        reason: 'mismatch number',
      });
    });
  });
};
