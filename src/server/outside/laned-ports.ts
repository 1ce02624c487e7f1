import { refused, unknown } from '#providers/outcome.ts';
import { isClearOfBank, type BankPort } from '#providers/banks/port.ts';
import type { GamePort } from '#providers/games/port.ts';
import type { PaymentPort } from '#providers/payments/port.ts';
import { isAboutSlipAlone, type SlipPort } from '#providers/slips/port.ts';
import type { WalletLinkPort } from '#providers/wallet-links/port.ts';
import { laneNames as names } from './lane-names.ts';
import type { Lanes } from './lanes.ts';

const notSent = 'not sent';

// A request that was not sent moved nothing, so what would begin a movement (a transfer, a new QR code, the introduction of
// its payer) is refused at once. Any other unsent request has no outcome; a payout too, since its job repeats it.
export const lanedGame = (lanes: Lanes, code: string, port: GamePort): GamePort => {
  const lane = names.game(code);
  const { rounds } = port;
  const on =
    <Question extends object, Answer extends { readonly kind: string }>(
      send: (question: Question) => Promise<Answer>,
      otherwise: Answer,
    ) =>
    async (question: Question): Promise<Answer> => {
      const subject = 'username' in question ? String(question.username) : null;
      return (await lanes.request({ lane, subject, send: () => send(question) })) ?? otherwise;
    };
  return {
    createPlayer: on((player) => port.createPlayer(player), unknown(notSent)),
    setPassword: on((player) => port.setPassword(player), unknown(notSent)),
    balance: on((player) => port.balance(player), unknown(notSent)),
    transferIn: on((transfer) => port.transferIn(transfer), refused(notSent)),
    transferOut: on((transfer) => port.transferOut(transfer), refused(notSent)),
    queryTransfer: on((asked) => port.queryTransfer(asked), unknown(notSent)),
    launch: on((visit) => port.launch(visit), unknown(notSent)),
    loginFields: async () =>
      (await lanes.request({ lane, subject: null, send: () => port.loginFields() })) ?? unknown(notSent),
    // A lane of its own: records often come from another host, and their trouble must not close the game.
    ...(rounds === undefined
      ? {}
      : {
          rounds: async (asked) =>
            (await lanes.request({ lane: names.rounds(code), subject: null, send: () => rounds(asked) })) ??
            unknown(notSent),
        }),
    lateArrivalWindowMs: port.lateArrivalWindowMs,
    remembersForMs: port.remembersForMs,
  };
};

interface ClearRequest<Answer> {
  readonly lane: string;
  readonly send: () => Promise<Answer>;
  readonly isClear: (answer: Answer) => boolean;
}

// Some answers without an outcome concern one slip, one payout or our own account. They say nothing against the provider, so ten of
// them in a row must not open the lane's breaker.
const requestClear = async <Answer extends { readonly kind: string; readonly reason?: unknown }>(
  lanes: Lanes,
  { lane, send, isClear }: ClearRequest<Answer>,
): Promise<Answer | null> => {
  const sent = await lanes.request({
    lane,
    subject: null,
    send: async () => {
      const answer = await send();
      return { kind: isClear(answer) ? 'answered' : answer.kind, reason: answer.reason, answer };
    },
  });
  return sent?.answer ?? null;
};

export const lanedBank = (lanes: Lanes, port: BankPort): BankPort => ({
  ...port,
  readNotice: (raw) => port.readNotice(raw),
  feed: async (question) =>
    (await lanes.request({
      lane: names.feed,
      subject: question.accountNo,
      send: () => port.feed(question),
    })) ?? unknown(notSent),
  payOut: async (payout) =>
    (await requestClear(lanes, {
      lane: names.payout(payout.currency),
      send: () => port.payOut(payout),
      isClear: isClearOfBank,
    })) ?? unknown(notSent),
  queryPayout: async (question) =>
    (await requestClear(lanes, {
      lane: question.currency === undefined ? names.payoutOfAnyCurrency : names.payout(question.currency),
      send: () => port.queryPayout(question),
      isClear: isClearOfBank,
    })) ?? unknown(notSent),
});

export const lanedGateway = (lanes: Lanes, methodCode: string, port: PaymentPort): PaymentPort => {
  const lane = names.gateway(methodCode);
  const { introduce } = port;
  return {
    ...port,
    introduce:
      introduce &&
      (async (payer) =>
        (await lanes.request({ lane, subject: null, send: () => introduce(payer) })) ?? refused(notSent)),
    createQr: async (question) =>
      (await lanes.request({ lane, subject: null, send: () => port.createQr(question) })) ?? refused(notSent),
    inquire: async (question) =>
      (await lanes.request({ lane, subject: null, send: () => port.inquire(question) })) ?? unknown(notSent),
    cancel: async (question) =>
      (await lanes.request({ lane, subject: null, send: () => port.cancel(question) })) ?? unknown(notSent),
  };
};

// One member can upload ten odd slips.
export const lanedSlips = (lanes: Lanes, port: SlipPort): SlipPort => ({
  lookUp: async (proof) =>
    (await requestClear(lanes, { lane: names.slips, send: () => port.lookUp(proof), isClear: isAboutSlipAlone })) ??
    unknown(notSent),
});

export const lanedWalletLinks = (lanes: Lanes, port: WalletLinkPort): WalletLinkPort => {
  const on = async <Answer extends { readonly kind: string }>(send: () => Promise<Answer>) =>
    (await lanes.request({ lane: names.gifts, subject: null, send })) ?? unknown(notSent);
  return {
    ...port,
    verify: (question) => on(() => port.verify(question)),
    redeem: (question) => on(() => port.redeem(question)),
  };
};
