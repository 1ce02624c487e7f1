import type { Outcome } from '../outcome.ts';

export interface SmsPort {
  // Done means taken over by the gateway. A repeat is a second message: the caller never repeats by itself.
  send(message: { phone: string; text: string }): Promise<Outcome<object>>;
}
