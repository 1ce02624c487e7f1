import { expect } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { bonusOfficeCalls, type OfferFields } from '#features/bonus/office-contract.ts';
import { creditDeposit } from '#features/deposit/server/receipts/credit-deposit.ts';
import { systemOrigin } from '#server/transaction-on.ts';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { openGame, type GameSide } from '../game-accounts.ts';
import type { TestMember, TestStaff } from '../people.ts';
import type { TestServer } from '../test-server.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';

// Money that the bank's record shows for a member; the same reference is the same money.
export const receive = (
  { context }: TestServer,
  member: TestMember,
  { amount, reference = `BON${context.newId()}` }: { readonly amount: bigint; readonly reference?: string },
) =>
  creditDeposit(
    context,
    {
      channel: 'FEED',
      methodCode: 'SCB',
      account: null,
      sendingBankCode: member.bankCode,
      bankReference: reference,
      amount,
      currency: member.bankCode === 'BCEL' ? 'LAK' : 'BAHT',
      payer: { bankCode: member.bankCode, accountNo: member.bankAccountNo, name: member.bankAccountName },
      paidAt: context.now(),
    },
    { memberId: member.memberId, origin: systemOrigin('test credit'), note: null },
  );

// The answer of the active-bonus check.
export const activeOf = async (server: TestServer, { token }: TestMember): Promise<unknown> =>
  (await server.ask(bonusCalls.checkActive, {}, { token })).body;

const everyLanguage = (text: string) => ({ th: text, la: text, en: text });

const usualOffer = {
  currency: 'BAHT' as const,
  place: 50,
  percentSuccess: 300,
  percentFail: 10,
  quota: null,
  title: everyLanguage('An offer'),
  description: everyLanguage('What it is'),
  banners: [] as OfferFields['banners'],
  startsAt: null,
  endsAt: null,
} satisfies Partial<OfferFields>;

export const bonusFields = (
  code: string,
  change: Partial<Omit<Extract<OfferFields, { kind: 'bonus' }>, 'kind' | 'code'>> = {},
): OfferFields => ({
  ...usualOffer,
  kind: 'bonus',
  code,
  type: 'limit',
  maxReceived: 1,
  percent: 100,
  amountMax: 50_000n,
  minimum: 10_000n,
  ...change,
});

export const promotionFields = (
  code: string,
  change: Partial<Omit<Extract<OfferFields, { kind: 'promotion' }>, 'kind' | 'code'>> = {},
): OfferFields => ({ ...usualOffer, kind: 'promotion', code, amount: 5_000n, codes: [], ...change });

// A second person confirms the change of an offer that was asked for last.
const confirmOffer = async (server: TestServer, code: string, checker: TestStaff): Promise<void> => {
  const { token, password } = checker;
  const listed = await server.ask(bonusOfficeCalls.listOffers, {}, { token });
  const { waiting } = listed.body as { waiting: { changeId: string; offer: { code: string } }[] };
  const changeId = waiting.findLast(({ offer }) => offer.code === code)?.changeId ?? '';
  expect(await server.ask(operatorOfficeCalls.confirmChange, { changeId, password }, { token })).toMatchObject({
    status: 200,
  });
};

const publishBy =
  (call: typeof bonusOfficeCalls.makeOffer | typeof bonusOfficeCalls.changeOffer) =>
  async (server: TestServer, offer: OfferFields): Promise<void> => {
    const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];
    const question = { code: offer.code, offer, because: 'a test needs it', password: maker.password };
    expect(await server.ask(call, question, maker)).toMatchObject({ status: 200 });
    await confirmOffer(server, offer.code, checker);
  };

// One person makes the offer, or asks for other terms; another publishes them.
export const publishOffer = publishBy(bonusOfficeCalls.makeOffer);
export const publishTerms = publishBy(bonusOfficeCalls.changeOffer);

export interface Player {
  // Plays one round with the whole difference, which the wallet's refresh then reads from the game.
  wins(amount: number): Promise<void>;
  loses(amount: number): Promise<void>;
}

// Moves an amount to a game and plays there.
export const playerOf = async (server: TestServer, member: TestMember, amount: bigint): Promise<Player> => {
  const game: GameSide = await openGame(server, member, 'JOKER');
  const { token } = member;
  expect(await server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount }, { token })).toMatchObject({
    status: 200,
  });
  const play = async (round: { stake: number; win: number }): Promise<void> => {
    await game.play(round);
    server.clock.advance(10_000);
    await server.ask(walletCalls.refreshSlots, {}, { token });
  };
  return { wins: (win) => play({ stake: 0, win }), loses: (stake) => play({ stake, win: 0 }) };
};
