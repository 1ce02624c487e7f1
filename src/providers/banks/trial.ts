import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { BankPort, RawNotice } from './port.ts';

// What a bank adapter is tried against. Notices of the bank are kept as they arrived, bytes and all.
export interface BankTrial {
  port: BankPort;
  feedWeather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  payoutWeather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  receive(transfer: { toAccountNo: string; amount: bigint; fromName: string }): Promise<{ reference: string }>;
  notices: RawNotice[];
  // Waits until the bank has nothing more to deliver.
  quiet(): Promise<void>;
  // How often the bank really paid the reference.
  timesPaid(reference: string): Promise<number>;
  // Stops the adapter's clock at a time; null lets it run again.
  setClock(at: Date | null): void;
  close(): Promise<void>;
}

let accounts = 0;
// An account no other trial has used.
export const freshAccount = (): string => String(7_000_000_000 + accounts++);
