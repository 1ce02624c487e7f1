import { balancesOf } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import type { Asking, WriteInSteps } from '#server/verb.ts';
import type { gameCalls } from '../contract.ts';
import { claimGameUsername, findGameAccount, insertGameAccount, updateActivated } from './game-accounts-table.ts';
import type { ReachedGame } from './known-game.ts';
import { offeredGame } from './offered-game.ts';
import { makeGamePassword, makeGameUsername } from './made-credentials.ts';
import { openPassword, sealPassword } from './sealed-password.ts';

const triesMax = 10;

const claimUsername = async (work: Work, code: string): Promise<string> => {
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const username = makeGameUsername();
    if (await claimGameUsername(work.sql, { memberId: work.memberId, code, username })) return username;
  }
  throw new Error(`no free username at ${code}`);
};

// The account as it is sent to the provider: a new one, or the one of an earlier try that got no answer.
const prepareAccount = async (
  { context: { settings }, refuse }: Asking<'SLOT_ALREADY_ACTIVE'>,
  work: Work,
  { game: { code }, unitFactor }: ReachedGame,
) => {
  const owner = { memberId: work.memberId, code };
  const known = await findGameAccount(work.sql, work.memberId, code);
  if (known?.isActive === true) return refuse('SLOT_ALREADY_ACTIVE');
  if (known !== null)
    return { username: known.username, password: openPassword(settings, owner, known.sealedPassword) };
  const [username, password] = [await claimUsername(work, code), makeGamePassword()];
  await insertGameAccount(work.sql, {
    ...owner,
    username,
    sealedPassword: sealPassword(settings, owner, password),
    unitFactor,
    at: work.now,
  });
  work.audit(`game ${code}`, { prepared: true });
  return { username, password };
};

// Opens the member's account at a game. The provider accepts a repeat of the same name, so after a lost answer the call
// can be repeated.
export const activateGame: WriteInSteps<typeof gameCalls.activate> = async (asked) => {
  const { context, steps, refuse } = asked;
  const { memberId } = asked.member;
  const { slotCode } = asked.question;
  const { currency } = await balancesOf(context.database, memberId);
  const offered = await offeredGame(asked, { code: slotCode, currency });
  const player = await steps.inTransaction((work) => prepareAccount(asked, work, offered));
  const outcome = await offered.port.createPlayer(player);
  if (outcome.kind !== 'done') return refuse('SLOT_ACTIVATE_FAIL');
  await steps.inTransaction(async (work) => {
    const recorded = await updateActivated(work.sql, { memberId, code: slotCode, at: work.now });
    if (recorded === null) return;
    work.audit(`game ${slotCode}`, { activated: true });
    work.event('balances');
  });
  return { message: 'SUCCESS' };
};
