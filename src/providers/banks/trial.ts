import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { BankPort, RawNotice } from './port.ts';

// The environment for testing a bank adapter. The bank's notices are stored byte for byte as they arrived.
export interface BankTrial {
  port: BankPort;
  feedWeather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  payoutWeather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  receive(transfer: { toAccountNo: string; amount: bigint; fromName: string }): Promise<{ reference: string }>;
  notices: RawNotice[];
  // Waits until the bank has nothing left to deliver.
  quiet(): Promise<void>;
  // How often the bank really paid the reference.
  timesPaid(reference: string): Promise<number>;
  // Stops the adapter's clock at a time; null lets it run again.
  setClock(at: Date | null): void;
  close(): Promise<void>;
}

let accounts = 0;
// An account no other test has used.
export const freshAccount = (): string => String(7_000_000_000 + accounts++);
