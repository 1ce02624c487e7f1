import type { Outcome } from '../outcome.ts';

export interface SmsPort {
  // Done means accepted by the gateway. A repeat is a second message, so the caller never retries automatically.
  send(message: { phone: string; text: string }): Promise<Outcome<object>>;
}
