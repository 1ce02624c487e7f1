import { unknown } from '../../outcome.ts';
import type { GamePort } from '../port.ts';
import { keyNotAccepted } from '../protocol.ts';

interface Keyed {
  readonly secret: string;
  readonly port: GamePort;
}

const isRefusedKey = (answer: { readonly kind: string; readonly reason?: string }): boolean =>
  answer.kind !== 'done' && answer.reason === keyNotAccepted;

// A game whose secret may be replaced at any time. Until the provider has accepted the new one, a call that it refuses
// for its key is repeated with the old one; nothing was done by the first, so nothing is done twice.
export const rotatingGame = (readSecret: () => string, connect: (secret: string) => GamePort): GamePort => {
  const keyed = (secret: string): Keyed => ({ secret, port: connect(secret) });
  let accepted = keyed(readSecret());
  let next: Keyed | null = null;

  const call = async <Answer extends { readonly kind: string; readonly reason?: string }>(
    send: (port: GamePort) => Promise<Answer>,
  ): Promise<Answer> => {
    const secret = readSecret();
    if (secret === accepted.secret) return send(accepted.port);
    const tried = next?.secret === secret ? next : keyed(secret);
    next = tried;
    const answer = await send(tried.port);
    if (isRefusedKey(answer)) return send(accepted.port);
    if (answer.kind === 'done' || answer.kind === 'absent') accepted = tried;
    return answer;
  };

  return {
    createPlayer: (player) => call((port) => port.createPlayer(player)),
    setPassword: (player) => call((port) => port.setPassword(player)),
    balance: (player) => call((port) => port.balance(player)),
    transferIn: (transfer) => call((port) => port.transferIn(transfer)),
    transferOut: (transfer) => call((port) => port.transferOut(transfer)),
    queryTransfer: (requested) => call((port) => port.queryTransfer(requested)),
    launch: (visit) => call((port) => port.launch(visit)),
    loginFields: () => call((port) => port.loginFields()),
    ...(accepted.port.rounds === undefined
      ? {}
      : { rounds: (asked) => call((port) => port.rounds?.(asked) ?? Promise.resolve(unknown('no list of rounds'))) }),
    lateArrivalWindowMs: accepted.port.lateArrivalWindowMs,
    remembersForMs: accepted.port.remembersForMs,
  };
};
