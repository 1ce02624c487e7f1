import { createHash, timingSafeEqual } from 'node:crypto';
import { gameRow, isGameCode, type GameCode } from '#contract/games.ts';
import type { Context } from '#server/context.ts';
import { refuse, Refusal } from '#server/refuse.ts';
import type { Steps } from '#server/run-steps.ts';
import { isOffered } from '#server/operator/operator-catalogue.ts';
import { activeAccount, type ActiveAccount } from './active-account.ts';

interface Visit {
  readonly game: string;
  readonly username: string;
  // null for a game whose call carries none.
  readonly password: string | null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

const returnUrl = (context: Context): string =>
  `${context.settings.PUBLIC_ORIGIN ?? `http://localhost:${String(context.settings.PORT)}`}/user/home`;

// Only the member's own active account opens; whose else it might be is not said.
const ownAccount = async (steps: Steps, code: string, visit: Visit): Promise<ActiveAccount> => {
  const active = await activeAccount(steps.context, steps.memberId, code);
  if (!isOffered(active.game, active.currency)) return refuse('NO_GAME');
  const isOwn =
    isSame(active.account.username, visit.username) &&
    (visit.password === null || isSame(active.password, visit.password));
  return isOwn ? active : refuse('SLOT_NO_ACCOUNT');
};

// The call names the game in lower case. Null where the game has no such call.
const linkedGame = ({ game, password }: Visit): GameCode | null => {
  const code = game.toUpperCase();
  if (game !== game.toLowerCase() || !isGameCode(code)) return null;
  return gameRow(code).wayIn === (password === null ? 'link' : 'link-with-password') ? code : null;
};

const note = (steps: Steps, code: string, detail: Record<string, unknown>): Promise<void> =>
  steps.inTransaction(async (work) => {
    work.audit(`game ${code}`, detail);
    await Promise.resolve();
  });

// Answers a link that opens the game. The stored credentials are passed on, never the ones of the address.
export const autoLogin = async (steps: Steps, visit: Visit): Promise<string> => {
  const { context } = steps;
  const code = linkedGame(visit);
  if (code === null) return refuse('NO_GAME');
  try {
    const { account, password, port } = await ownAccount(steps, code, visit);
    const outcome = await port.launch({
      username: account.username,
      password,
      returnUrl: returnUrl(context),
      language: context.settings.isLaos ? 'lo' : 'th',
    });
    if (outcome.kind !== 'done') return refuse('INTERNAL_SERVER_ERROR', 502);
    await note(steps, code, { opened: true });
    return outcome.value.link;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SLOT_NO_ACCOUNT') throw error;
    await note(steps, code, { opened: false });
    return refuse(gameRow(code).noAccount ?? 'SLOT_NO_ACCOUNT');
  }
};
