import { countTransfer } from '#features/game/server/public.ts';
import { accounts } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import { noteTransferEnd, type GameTransfer } from './transfers-table.ts';

export type TransferEnd = 'CONFIRMED' | 'RETURNED';

const waysOut = ({ code, direction }: Pick<GameTransfer, 'code' | 'direction'>) =>
  direction === 'in'
    ? { CONFIRMED: accounts.game(code), RETURNED: accounts.wallet }
    : { CONFIRMED: accounts.wallet, RETURNED: accounts.game(code) };

// Ends a transfer the provider has decided.
// Entries: transit:G -> game:G or wallet when confirmed, back to where it came from when returned.
// A second end finds it ended; were it not, the hold's one key would refuse it.
// Refuses: nothing.
export const endTransfer = async (
  work: Work,
  transfer: Pick<GameTransfer, 'transferId' | 'code' | 'direction' | 'amount'>,
  status: TransferEnd,
): Promise<void> => {
  const { transferId, code, amount } = transfer;
  const noted = await noteTransferEnd(work.sql, { memberId: work.memberId, transferId, status, at: work.now });
  if (noted === null) return;
  const isConfirmed = status === 'CONFIRMED';
  const result = await work.post({
    operationId: transferId,
    step: 1,
    from: accounts.transit(code),
    to: waysOut(transfer)[status],
    amount,
    kind: isConfirmed ? 'settle' : 'release',
    closes: isConfirmed ? { status: 'SUCCESS' } : { status: 'FAILED', note: 'TRANSFER_FAIL' },
  });
  if (result.status !== 'posted') throw new Error(`the end of transfer ${transferId} came back as ${result.status}`);
  await countTransfer(work.sql, { memberId: work.memberId, code, change: 'ends' });
  work.audit(`transfer ${transferId}`, { ended: status });
  work.event('transfer', { id: transferId });
  work.event('balances');
};
