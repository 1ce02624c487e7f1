import { type QueryClient, queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { serverNow, setServerTime } from '#ask/server-clock.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { type CheckedForm, useCheckedForm, valid } from '#ui/fields/use-checked-form.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { pressKey } from '#ui/press/press-key.ts';
import { usePress } from '#ui/press/use-press.ts';
import { depositCalls, type QrCodeRecord } from '../../contract.ts';
import { qrAmountMax, type QrMethod, qrMinutes, remainingMs } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import { keepDraft, keptDraft } from '../deposit-draft.ts';
import { awaitedQr, forgetAwaitedQr, keepAwaitedQr } from './awaited-qr.ts';
import { isTooLittle, makesQr } from './qr-amount.ts';
import { type LiveQr, noQr, type QrEvent, type QrState, stepQr } from './qr-state.ts';

export interface Qr {
  readonly state: QrState | { readonly kind: 'loading' };
  // Whether the balances were read after the code ended.
  readonly isBalanceFresh: boolean;
  readonly form: CheckedForm<'amount'>;
  readonly typed: (amount: string) => void;
  readonly isBlocked: boolean;
  readonly isCreating: boolean;
  // Whether the last press made no code.
  readonly hasFailed: boolean;
  readonly isCancelling: boolean;
  readonly cancel: () => void;
  readonly expire: () => void;
}

const pollMs = 5_000;
const allQrs = ['qr'] as const;

// Each method's state is stored with its query, since the member may choose another method before an answer arrives.
const qrOf = (client: QueryClient, method: QrMethod) => {
  const queryKey = [...allQrs, method] as const;
  const known = (): QrState => client.getQueryData<QrState>(queryKey) ?? noQr;
  return {
    query: queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const record = await answerOf(depositCalls.getQr, { bankCode: method }, { signal });
        return stepQr(known(), { kind: 'reported', record, nowMs: serverNow(), awaited: awaitedQr(method) });
      },
    }),
    step: (event: QrEvent): QrState => client.setQueryData<QrState>(queryKey, stepQr(known(), event)) ?? noQr,
    // Drops a response that was in flight before the member acted.
    hush: () => client.cancelQueries({ queryKey }),
    askAgain: () => void client.invalidateQueries({ queryKey }),
    // A member has at most one code: the other methods query theirs again before they show one.
    replaceOthers: () => {
      const others = {
        queryKey: allQrs,
        predicate: ({ queryKey: [, other] }: { queryKey: readonly unknown[] }) => other !== method,
      };
      client.setQueriesData<QrState>(others, (state) => state && stepQr(state, { kind: 'replaced' }));
      void client.invalidateQueries(others);
    },
  };
};

type OneQr = ReturnType<typeof qrOf>;

// The code that a method had on offer when it was last open. Asks nothing.
export const useKnownQr = (method: QrMethod): LiveQr | null => {
  const { data } = useQuery({ ...qrOf(useQueryClient(), method).query, enabled: false });
  return data?.kind === 'live' ? data.qr : null;
};

// A code that was made now has not expired. A clock that says so is a phone's, where no answer named a time.
const correctClock = (method: QrMethod, { hasQrcode, expireIn }: QrCodeRecord): void => {
  const madeMs = Date.parse(expireIn ?? '') - qrMinutes[method] * 60_000;
  if (hasQrcode && !Number.isNaN(madeMs) && remainingMs(expireIn, serverNow()) === 0) setServerTime(madeMs);
};

const useChanges = (method: QrMethod, qr: OneQr) => {
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const creation = usePress({ refreshes: false });
  const cancellation = usePress({ refreshes: false });
  const [failed, setFailed] = useState<QrMethod | null>(null);
  const create = async (amount: bigint): Promise<void> => {
    setFailed(null);
    await qr.hush();
    const made = await creation.press(depositCalls.createQr, { bankCode: method, amount });
    if (made.end === 'busy') return;
    if (made.end === 'done') {
      correctClock(method, made.answer);
      if (qr.step({ kind: 'made', record: made.answer, nowMs: serverNow() }).kind === 'live') {
        qr.replaceOthers();
        return;
      }
      await loadRefusalTexts();
      toasts.danger(refusalText(made.answer.message ?? 'QR_FAIL'));
    }
    setFailed(method);
    if (made.end === 'refused' || made.end === 'unknown') toasts.danger(refusalText(made.code));
    // The code may exist although the answer was lost.
    if (made.end === 'unknown') qr.askAgain();
  };
  const cancel = async (qrcodeId: string): Promise<void> => {
    await qr.hush();
    const cancelled = await cancellation.press(depositCalls.cancelQr, { qrcodeId });
    if (cancelled.end === 'busy') return;
    if (cancelled.end === 'done') {
      qr.step({ kind: 'cancelled' });
      return;
    }
    // It has ended meanwhile, most likely because it was paid: the next answer says so.
    if (cancelled.code !== 'NO_DATA') toasts.danger(refusalText(cancelled.code));
    qr.askAgain();
  };
  return {
    create,
    isCreating: creation.isSending,
    cancel,
    isCancelling: cancellation.isSending,
    hasFailed: failed === method,
  };
};

const useAmount = (method: QrMethod, create: (amount: bigint) => Promise<void>) => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  const [text, setText] = useState(() => keptDraft().amount);
  const form = useCheckedForm({
    names: ['amount'],
    check: (values) => {
      const amount = readAmount(values.amount);
      if (amount === null) return { amount: t('twoDecimals') };
      if (amount <= qrAmountMax) return valid(amount);
      return { amount: t('maxAmount', { amount: spokenMoney(qrAmountMax, 'BAHT', locale) }) };
    },
    send: async (wanted) => {
      if (makesQr(method, wanted)) await create(wanted);
    },
  });
  const amount = text.trim() === '' ? 0n : readAmount(text);
  const typed = (next: string): void => {
    setText(next);
    keepDraft({ amount: next });
  };
  return { form, typed, isBlocked: amount !== null && isTooLittle(method, amount) };
};

// The end of a code is shown once, until the member leaves the modal or the method, and not at the next opening.
const useLeaving = (client: QueryClient, method: QrMethod | null): void => {
  useEffect(
    () => () => {
      if (method === null) return;
      forgetAwaitedQr();
      client.setQueriesData<QrState>({ queryKey: allQrs }, (state) => state && stepQr(state, { kind: 'left' }));
    },
    [client, method],
  );
};

// Kept from when the code is shown until its end has been.
const useAwaited = (method: QrMethod | null, state: Qr['state']): void => {
  const live = state.kind === 'live' ? state.qr : null;
  const isNone = state.kind === 'none';
  useEffect(() => {
    if (method !== null && live !== null) keepAwaitedQr(method, live);
    else if (method !== null && isNone) forgetAwaitedQr();
  }, [method, live, isNone]);
};

const endedId = (state: QrState): string | null => ('qrcodeId' in state ? state.qrcodeId : null);

// One method's code from its creation until the money arrives. Queries each time the method is opened, and while its code
// is visible or its money waits every 5 seconds, or when the stream says so.
export const useQr = (chosen: QrMethod | null, refreshBalances: () => Promise<void>): Qr => {
  const method = chosen ?? 'KBANK';
  const client = useQueryClient();
  const qr = qrOf(client, method);
  const isChanging = useIsMutating({ mutationKey: pressKey }) > 0;
  const isAsking = (state: QrState | undefined): boolean =>
    (state?.kind === 'live' || state?.kind === 'held') && !isChanging;
  const {
    data: state = noQr,
    isFetchedAfterMount,
    isFetching,
  } = useQuery({
    ...qr.query,
    enabled: chosen !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isAsking(data) ? readEveryMs(pollMs) : false),
    refetchOnWindowFocus: ({ state: { data } }) => (isAsking(data) ? 'always' : false),
  });
  const ended = endedId(state);
  const { isSuccess: isBalanceFresh } = useQuery({
    queryKey: ['balances-after-qr', ended],
    queryFn: () => refreshBalances().then(() => true),
    enabled: ended !== null,
    staleTime: Infinity,
  });
  useLeaving(client, chosen);
  const shown: Qr['state'] = chosen !== null && isFetching && !isFetchedAfterMount ? { kind: 'loading' } : state;
  useAwaited(chosen, shown);
  const changes = useChanges(method, qr);
  const amount = useAmount(method, changes.create);
  return {
    ...amount,
    state: shown,
    isBalanceFresh,
    isCreating: changes.isCreating,
    hasFailed: changes.hasFailed,
    isCancelling: changes.isCancelling,
    cancel: () => {
      if (state.kind === 'live') void changes.cancel(state.qr.qrcodeId);
    },
    expire: () => void qr.step({ kind: 'timeOver' }),
  };
};
