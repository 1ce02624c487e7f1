import type { Database } from '#database/database.ts';
import { ourWallet } from './gift-links.ts';
import { isMadeUp } from './made-up-payments.ts';

interface Holder {
  readonly bankCode: string;
  readonly accountNo: string;
}

interface SandboxTransfer {
  readonly reference: string;
  readonly slipReference: string;
  readonly from: Holder;
  readonly to: Holder;
  readonly amount: number;
  readonly ref1?: string;
}

interface SandboxCode {
  readonly gateway: string;
  readonly id: string;
  readonly ref1: string;
  readonly amount: number;
  readonly details: { readonly customerUuid?: string; readonly decided?: string };
}

interface SandboxBook {
  // In the order in which the bank numbered them.
  readonly transfers: Readonly<Record<string, SandboxTransfer>>;
  readonly qrs: readonly SandboxCode[];
  readonly payonexCustomers: readonly (Holder & { readonly customerUuid: string })[];
  readonly gifts: readonly { readonly tickets: readonly { readonly mobile: string; readonly amount: number }[] }[];
}

interface OurReceipt {
  readonly operationId: string;
  readonly channel: string;
  readonly reference: string | null;
  readonly amount: bigint;
}

interface Payment {
  readonly reference: string;
  readonly amount: bigint;
  // As channels name it to us.
  readonly names: readonly string[];
  readonly times: number;
}

const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100));

// A server and the sandbox beside it.
interface BothBooks {
  readonly database: { readonly owner: Database };
  readonly sandbox: { get(path: string): Promise<unknown> };
}

const ourBooks = async ({ database: { owner } }: BothBooks) => {
  const receipts = await owner.rows<OurReceipt>(
    `select r.operation_id as "operationId", r.channel, k.reference, r.amount from bank_receipt r
     left join receipt_reference k on k.member_id = r.member_id and k.operation_id = r.operation_id
     where r.named_from is null`,
  );
  const accounts = await owner.rows<Holder>(
    'select bank_code as "bankCode", account_no as "accountNo" from deposit_account',
  );
  const kept = await owner.rows<{ raw: string }>(`select raw from feed_reject where status = 'OPEN'`);
  return { receipts, accounts, kept };
};

// WW and FP number payments themselves, and PAYONEX by the code; the bank's own number is on the slip and in the feed.
const namesOf = ({ reference, slipReference }: SandboxTransfer, nth: number, codeId: string | undefined): string[] => {
  const number = String(nth + 1).padStart(10, '0');
  return [reference, slipReference, `WW${number}`, `FP${number}`, ...(codeId === undefined ? [] : [codeId])];
};

const isSame = (one: Holder, other: Holder | undefined): boolean =>
  one.bankCode === other?.bankCode && one.accountNo === other.accountNo;

// PAYONEX tells us of the first payment of a code, unless it keeps it: money of another payer or amount, until decided.
const isToldByPayonex = (book: SandboxBook, code: SandboxCode, paid: SandboxTransfer): boolean => {
  const first = Object.values(book.transfers).find(({ ref1 }) => ref1 === code.ref1);
  if (first?.reference !== paid.reference) return false;
  const { customerUuid, decided } = code.details;
  if (decided !== undefined) return decided === 'SUCCESS';
  const customer = book.payonexCustomers.find((known) => known.customerUuid === customerUuid);
  return isSame(paid.from, customer) && paid.amount === code.amount;
};

// The payments of the sandbox's banks and gateways that were made to us, and how often each is to be booked.
const paymentsTo = (accounts: readonly Holder[], book: SandboxBook): Payment[] =>
  Object.values(book.transfers).flatMap((transfer, nth) => {
    const { to, ref1, reference, amount } = transfer;
    const code = ref1 === undefined ? undefined : book.qrs.find((qr) => qr.ref1 === ref1);
    if (code === undefined && !accounts.some((known) => isSame(known, to))) return [];
    const times = code?.gateway === 'PAYONEX' && !isToldByPayonex(book, code, transfer) ? 0 : 1;
    return [{ reference, amount: hundredths(amount), names: namesOf(transfer, nth, code?.id), times }];
  });

const inOrder = (amounts: readonly bigint[]): string =>
  amounts
    .toSorted((left, right) => Number(left - right))
    .map(String)
    .join(' ');

const giftDifferences = ({ gifts }: SandboxBook, receipts: readonly OurReceipt[]): string[] => {
  const ours = new Map(
    receipts.flatMap(({ operationId, channel, amount }) => (channel === 'GIFT' ? [[operationId, amount]] : [])),
  );
  const taken = gifts.flatMap(({ tickets }) => tickets.filter(({ mobile }) => mobile === ourWallet));
  const [given, booked] = [inOrder(taken.map(({ amount }) => hundredths(amount))), inOrder([...ours.values()])];
  return given === booked ? [] : [`gifts of ${given} are booked as ${booked}`];
};

// Each payment that the sandbox's banks, gateways and wallets made to us and that is not in our books exactly once, with
// its amount; and each receipt in our books that none of them explains, but for lines that the test itself made up.
export const differencesWithSandbox = async (server: BothBooks): Promise<string[]> => {
  const book = (await server.sandbox.get('/book')) as SandboxBook;
  const { receipts, accounts, kept } = await ourBooks(server);
  const explained = new Set<string>();
  const missing = paymentsTo(accounts, book).flatMap(({ reference, amount, names, times }) => {
    const found = new Set(
      receipts
        .filter((receipt) => receipt.amount === amount && names.includes(receipt.reference ?? ''))
        .map(({ operationId }) => operationId),
    );
    for (const operationId of found) explained.add(operationId);
    const booked = found.size + kept.filter(({ raw }) => raw.includes(reference)).length;
    return booked === times ? [] : [`${reference} of ${String(amount)} is booked ${String(booked)} times`];
  });
  const strange = receipts.filter(
    ({ operationId, channel, reference }) =>
      channel !== 'GIFT' && !explained.has(operationId) && !isMadeUp(reference ?? ''),
  );
  const unexplained = new Map(
    strange.map(({ operationId, channel, amount }) => [
      operationId,
      `nobody paid the ${channel} receipt of ${String(amount)}`,
    ]),
  );
  return [...missing, ...unexplained.values(), ...giftDifferences(book, receipts)];
};
