import {
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { type CheckedForm, useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { depositCalls } from '../../contract.ts';
import { qrAmountMax, type QrMethod } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import { keepDraft, keptDraft } from '../deposit-draft.ts';
import { isTooLittle, makesQr } from './qr-amount.ts';
import { noQr, type QrEvent, type QrState, stepQr } from './qr-state.ts';

export interface Qr {
  readonly state: QrState | { readonly kind: 'loading' };
  // Whether the balances were read after the code's end.
  readonly isBalanceFresh: boolean;
  readonly form: CheckedForm<'amount'>;
  readonly typed: (amount: string) => void;
  readonly isBlocked: boolean;
  readonly isCreating: boolean;
  readonly isCancelling: boolean;
  readonly cancel: () => void;
  readonly expire: () => void;
}

const pollMs = 5_000;
const allQrs = ['qr'] as const;
const mutationKey = ['qr-change'];
const none = (): null => null;

// Each method's state is kept with its query, since another method may be chosen before an answer arrives.
const qrOf = (client: QueryClient, method: QrMethod) => {
  const queryKey = [...allQrs, method] as const;
  const known = (): QrState => client.getQueryData<QrState>(queryKey) ?? noQr;
  return {
    query: queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const record = await answerOf(depositCalls.getQr, { bankCode: method }, { signal });
        return stepQr(known(), { kind: 'told', record, nowMs: Date.now() });
      },
    }),
    step: (event: QrEvent): QrState => client.setQueryData<QrState>(queryKey, stepQr(known(), event)) ?? noQr,
    // Drops an answer that was on its way before the member acted.
    hush: () => client.cancelQueries({ queryKey }),
    askAgain: () => void client.invalidateQueries({ queryKey }),
    // A member has one code at most: the other methods ask for theirs again before they show one.
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

const useChanges = (method: QrMethod, qr: OneQr) => {
  const toasts = useToasts();
  const refusalText = useRefusalText();
  const creation = useMutation({
    mutationKey,
    mutationFn: async (amount: bigint) => {
      await qr.hush();
      const record = await answerOf(depositCalls.createQr, { bankCode: method, amount });
      if (!record.hasQrcode) await loadRefusalTexts();
      return record;
    },
    meta: { refreshes: false },
    onSuccess: (record) => {
      const made = qr.step({ kind: 'made', record, nowMs: Date.now() });
      if (made.kind === 'live') qr.replaceOthers();
      else toasts.danger(refusalText(record.message ?? 'QR_FAIL'));
    },
    onError: ({ refusal }) => {
      toasts.danger(refusalText(refusal.message));
      // The answer may be lost and the code there.
      if (refusal.outcome === 'unknown') qr.askAgain();
    },
  });
  const cancellation = useMutation({
    mutationKey,
    mutationFn: async (qrcodeId: string) => {
      await qr.hush();
      return answerOf(depositCalls.cancelQr, { qrcodeId });
    },
    meta: { refreshes: false },
    onSuccess: () => qr.step({ kind: 'cancelled' }),
    onError: ({ refusal }) => {
      // It has ended meanwhile, most likely because it was paid: the next answer tells.
      if (refusal.message !== 'NO_DATA') toasts.danger(refusalText(refusal.message));
      qr.askAgain();
    },
  });
  return { creation, cancellation };
};

const useAmount = (method: QrMethod, create: (amount: bigint) => Promise<unknown>) => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  const [text, setText] = useState(() => keptDraft().amount);
  const form = useCheckedForm({
    names: ['amount'],
    check: (values) => {
      const amount = readAmount(values.amount);
      if (amount === null) return { amount: t('twoDecimals') };
      if (amount <= qrAmountMax) return {};
      return { amount: t('maxAmount', { amount: spokenMoney(qrAmountMax, 'BAHT', locale) }) };
    },
    send: async (values) => {
      const amount = readAmount(values.amount) ?? 0n;
      if (makesQr(method, amount)) await create(amount).catch(none);
    },
  });
  const amount = text.trim() === '' ? 0n : readAmount(text);
  const typed = (next: string): void => {
    setText(next);
    keepDraft({ amount: next });
  };
  return { form, typed, isBlocked: amount !== null && isTooLittle(method, amount) };
};

// How a code ended is told once, as the modal or the method is left, not again at the next opening.
const useLeaving = (client: QueryClient, method: QrMethod | null): void => {
  useEffect(
    () => () => {
      if (method === null) return;
      client.setQueriesData<QrState>({ queryKey: allQrs }, (state) => state && stepQr(state, { kind: 'left' }));
    },
    [client, method],
  );
};

const endedId = (state: QrState): string | null => ('qrcodeId' in state ? state.qrcodeId : null);

// One method's code from its making to the money. Asks each time the method is opened, and every 5 seconds while its
// code is on a visible screen.
export const useQr = (chosen: QrMethod | null, refreshBalances: () => Promise<void>): Qr => {
  const method = chosen ?? 'KBANK';
  const client = useQueryClient();
  const qr = qrOf(client, method);
  const isChanging = useIsMutating({ mutationKey }) > 0;
  const isAsking = (state: QrState | undefined): boolean => state?.kind === 'live' && !isChanging;
  const {
    data: state = noQr,
    isFetchedAfterMount,
    isFetching,
  } = useQuery({
    ...qr.query,
    enabled: chosen !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isAsking(data) ? pollMs : false),
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
  const { creation, cancellation } = useChanges(method, qr);
  const amount = useAmount(method, creation.mutateAsync);
  return {
    ...amount,
    state: chosen !== null && isFetching && !isFetchedAfterMount ? { kind: 'loading' } : state,
    isBalanceFresh,
    isCreating: creation.isPending,
    isCancelling: cancellation.isPending,
    cancel: () => {
      if (state.kind === 'live' && !cancellation.isPending) cancellation.mutate(state.qr.qrcodeId);
    },
    expire: () => void qr.step({ kind: 'timeOver' }),
  };
};
