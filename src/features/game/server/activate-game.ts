import { balancesOf } from '#ledger';
import type { Work } from '#server/transaction-on.ts';
import type { Asking, WriteInSteps } from '#server/verb.ts';
import type { gameCalls } from '../contract.ts';
import { claimGameUsername, findGameAccount, insertGameAccount, updateActivated } from './game-accounts-table.ts';
import type { ReachedGame } from './known-game.ts';
import { offeredGame } from './offered-game.ts';
import { updateOverwrittenPassword } from './passwords/game-passwords-table.ts';
import { keepLatePassword } from './passwords/renew-passwords.ts';
import { makeGamePassword, makeGameUsername } from './made-credentials.ts';
import { openPassword, sealPassword } from './passwords/sealed-password.ts';

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
    return {
      player: { username: known.username, password: openPassword(settings, owner, known.sealedPassword) },
      sealed: known.sealedPassword,
    };
  const [username, password] = [await claimUsername(work, code), makeGamePassword()];
  const sealed = sealPassword(settings, owner, password);
  await insertGameAccount(work.sql, { ...owner, username, sealedPassword: sealed, unitFactor, at: work.now });
  work.audit(`game ${code}`, { prepared: true });
  return { player: { username, password }, sealed };
};

// Opens the member's account at a game. The provider accepts a repeat of the same name, so after a lost answer the call
// can be repeated.
export const activateGame: WriteInSteps<typeof gameCalls.activate> = async (asked) => {
  const { context, steps, refuse } = asked;
  const { memberId } = asked.member;
  const { slotCode } = asked.question;
  const { currency } = await balancesOf(context.database, memberId);
  const offered = await offeredGame(asked, { code: slotCode, currency });
  const { player, sealed } = await steps.inTransaction((work) => prepareAccount(asked, work, offered));
  const outcome = await offered.port.createPlayer(player);
  const isDone = outcome.kind === 'done';
  await steps.inTransaction(async (work) => {
    const opened = { memberId, code: slotCode, at: work.now };
    if (outcome.kind === 'unknown') await keepLatePassword(work, { code: slotCode, sealed }, offered.port);
    // Another request has opened it meanwhile, and this one may have reached the game after a newer password.
    if (!isDone || (await updateActivated(work.sql, opened)) === null)
      return updateOverwrittenPassword(work.sql, { ...opened, sealed });
    work.audit(`game ${slotCode}`, { activated: true });
    work.event('balances');
  });
  if (!isDone) return refuse('SLOT_ACTIVATE_FAIL');
  return { message: 'SUCCESS' };
};
