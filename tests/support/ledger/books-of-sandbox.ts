import { ourWallet } from '../deposits.ts';
import type { TestServer } from '../test-server.ts';

interface SandboxTransfer {
  readonly reference: string;
  readonly slipReference: string;
  readonly to: { readonly bankCode: string; readonly accountNo: string };
  readonly amount: number;
  readonly ref1?: string;
}

interface SandboxBook {
  // In the order in which the bank numbered them.
  readonly transfers: Readonly<Record<string, SandboxTransfer>>;
  readonly qrs: readonly { readonly gateway: string; readonly id: string; readonly ref1: string }[];
  readonly gifts: readonly { readonly tickets: readonly { readonly mobile: string; readonly amount: number }[] }[];
}

interface OurReceipt {
  readonly operationId: string;
  readonly reference: string;
  readonly amount: bigint;
}

const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100));

const ourBooks = async ({ database: { owner } }: TestServer) => {
  const receipts = await owner.rows<OurReceipt>(
    `select r.operation_id as "operationId", k.reference, r.amount from receipt_reference k
     join bank_receipt r on r.member_id = k.member_id and r.operation_id = k.operation_id where r.named_from is null`,
  );
  const accounts = await owner.rows<{ bankCode: string; accountNo: string }>(
    'select bank_code as "bankCode", account_no as "accountNo" from deposit_account',
  );
  const kept = await owner.rows<{ raw: string }>(`select raw from feed_reject where status = 'OPEN'`);
  const gifts = await owner.one<{ total: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as total from bank_receipt where channel = 'GIFT' and named_from is null`,
  );
  return {
    byReference: Map.groupBy(receipts, ({ reference }) => reference),
    accounts,
    kept,
    gifts: gifts?.total ?? 0n,
  };
};

// WW and FP number payments themselves, and PAYONEX by the code; the bank's own number is on the slip and in the feed.
const namesOf = (transfer: SandboxTransfer, nth: number, codeId: string | undefined): string[] => {
  const number = String(nth + 1).padStart(10, '0');
  const { reference, slipReference } = transfer;
  return [reference, slipReference, `WW${number}`, `FP${number}`, ...(codeId === undefined ? [] : [codeId])];
};

// Each payment that the sandbox's banks, gateways and wallets made to us and that is not in our books exactly once, with
// its amount.
export const differencesWithSandbox = async (server: TestServer): Promise<string[]> => {
  const { transfers, qrs, gifts } = (await server.sandbox.get('/book')) as SandboxBook;
  const ours = await ourBooks(server);
  const differences = Object.values(transfers).flatMap((transfer, nth) => {
    const { to, ref1, reference } = transfer;
    const code = qrs.find((qr) => qr.ref1 === ref1);
    const isOurs = ours.accounts.some((known) => known.bankCode === to.bankCode && known.accountNo === to.accountNo);
    if (!isOurs && code === undefined) return [];
    const amount = hundredths(transfer.amount);
    const found = namesOf(transfer, nth, code?.id)
      .flatMap((name) => ours.byReference.get(name) ?? [])
      .filter((receipt) => receipt.amount === amount);
    const times =
      new Set(found.map(({ operationId }) => operationId)).size +
      ours.kept.filter(({ raw }) => raw.includes(reference)).length;
    // PAYONEX keeps money of another payer or amount itself.
    const isRight = times === 1 || (times === 0 && code?.gateway === 'PAYONEX');
    return isRight ? [] : [`${reference} of ${String(amount)} is booked ${String(times)} times`];
  });
  const taken = gifts.flatMap(({ tickets }) => tickets.filter(({ mobile }) => mobile === ourWallet));
  const total = taken.reduce((sum, { amount }) => sum + hundredths(amount), 0n);
  return total === ours.gifts
    ? differences
    : [...differences, `gifts of ${String(total)} are booked as ${String(ours.gifts)}`];
};
