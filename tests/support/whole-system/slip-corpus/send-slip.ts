import type { Database } from '#database/database.ts';
import { formOf } from '../../test-requests.ts';
import type { System } from '../system.ts';
import type { Upload } from './slip-plots.ts';

// Slips are taken at any hour, and an account that no bank has shown yet counts as known.
export const takeSlips = async (owner: Database): Promise<void> => {
  const settings = {
    slipWindow: { closedFrom: '00:00', closedTo: '00:00', uploadWithinMinutes: 60 },
    slipProofAbove: { BAHT: 1_000_000_000, LAK: 1_000_000_000 },
  };
  for (const [name, value] of Object.entries(settings))
    await owner.rows(
      `insert into operator_setting (name, value, updated_at) values ($1, $2::jsonb, now())
       on conflict (name) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    );
};

export interface SentSlip {
  readonly upload: Upload;
  readonly key: string;
}

// The status of the answer; null if none came.
export const sendSlip = async ({ url }: System, { upload, key }: SentSlip): Promise<number | null> => {
  const headers = {
    authorization: `Bearer ${upload.member.token}`,
    'x-requested-with': 'wallet-user',
    'idempotency-key': key,
  };
  const body = formOf({ bankCode: upload.methodCode }, new Uint8Array(upload.picture));
  try {
    return (await fetch(`${url}/api/wallet/slip`, { method: 'POST', headers, body })).status;
  } catch {
    return null;
  }
};
