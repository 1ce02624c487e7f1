import { createHash, timingSafeEqual } from 'node:crypto';
import { gameRow, isGameCode, linkProtocols, type GameCode } from '#contract/games.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { MemberAsking, Stepping, Steps } from '#server/verb.ts';
import { isOffered } from '#server/operator/operator-catalogue.ts';
import { updateUsed } from '../game-accounts-table.ts';
import { activeAccount, type ActiveAccount } from '../active-account.ts';
import { appOrigin, issueLaunchLink } from './launch-link.ts';

type Code = 'NO_GAME' | 'SLOT_NO_ACCOUNT' | 'NOT_AREASLOT' | 'INTERNAL_SERVER_ERROR';

interface Visit {
  readonly game: string;
  readonly username: string;
  // Absent for a game whose call has none.
  readonly password?: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

// Opens only the member's own active account; it does not reveal whose else an account is.
const ownAccount = async (asking: MemberAsking<Code>, code: string, visit: Visit): Promise<ActiveAccount> => {
  const { refuse } = asking;
  const active = await activeAccount(asking, code);
  if (!isOffered(active.game, active.currency)) return refuse('NO_GAME');
  const isOwn =
    isSame(active.account.username, visit.username) &&
    (visit.password === undefined || isSame(active.password, visit.password));
  return isOwn ? active : refuse('SLOT_NO_ACCOUNT');
};

const takesPosts = ({ providers }: Context, code: GameCode): boolean => {
  const protocol = providers.gameProtocol(code);
  return protocol === null || !linkProtocols.includes(protocol);
};

// The call names the game in lower case. Null if the game has no such call. A posted game whose protocol takes no posts
// has the call without a password.
const linkedGame = (context: Context, { game, password }: Visit): GameCode | null => {
  const code = game.toUpperCase();
  if (game !== game.toLowerCase() || !isGameCode(code)) return null;
  const { wayIn } = gameRow(code);
  const way = wayIn === 'posted' && !takesPosts(context, code) ? 'link' : wayIn;
  return way === (password === undefined ? 'link' : 'link-with-password') ? code : null;
};

const record = <Written>(
  steps: Steps,
  { code, isOpened, write }: { code: string; isOpened: boolean; write: (work: Work) => Promise<Written> },
): Promise<Written> =>
  steps.inTransaction(async (work) => {
    if (isOpened) await updateUsed(work.sql, { memberId: work.memberId, code, at: work.now });
    work.audit(`game ${code}`, { opened: isOpened });
    return write(work);
  });

// Returns a link that opens the game once, with the stored credentials, never with those in the address.
export const autoLogin = async (asked: Stepping<Code> & { readonly question: Visit }): Promise<string> => {
  const { call, context, member, steps, question: visit, refuse } = asked;
  const { settings } = context;
  const code = linkedGame(context, visit);
  if (code === null) return refuse('NO_GAME');
  try {
    const { account, password, port } = await ownAccount(asked, code, visit);
    const outcome = await port.launch({
      username: account.username,
      password,
      returnUrl: `${appOrigin(settings)}/user/home`,
      language: call.language ?? (settings.isLaos ? 'lo' : 'th'),
    });
    if (outcome.kind !== 'done') return refuse('INTERNAL_SERVER_ERROR', 502);
    const launch = { settings, member, code, link: outcome.value.link };
    return await record(steps, { code, isOpened: true, write: (work) => issueLaunchLink(work, launch) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SLOT_NO_ACCOUNT') throw error;
    await record(steps, { code, isOpened: false, write: () => Promise.resolve() });
    return refuse(gameRow(code).noAccount ?? 'SLOT_NO_ACCOUNT');
  }
};
