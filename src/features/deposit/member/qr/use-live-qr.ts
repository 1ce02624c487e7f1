import { type QueryClient, type QueryFilters, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { depositCalls, type QrCodeRecord } from '../../contract.ts';
import { type QrMethod, remainingMs } from '../../rules.ts';

export interface LiveQr {
  readonly qrcodeId: string;
  readonly markup: string;
  readonly amount: bigint;
  readonly expireIn: string;
}

export interface QrState {
  readonly live: LiveQr | null;
  // A code that was there before its time was over and is not any more: paid, or ended elsewhere.
  readonly gone: LiveQr | null;
  // A code ended by its time.
  readonly hasExpired: boolean;
}

const pollMs = 5_000;
const allQrs = ['qr'] as const;
export const noQr: QrState = { live: null, gone: null, hasExpired: false };

const isRunning = (qr: LiveQr): boolean => remainingMs(qr.expireIn, Date.now()) > 0;

export const liveOf = (record: QrCodeRecord): LiveQr | null => {
  const { qrcodeId, hasQrcode, qrcode: markup, amount, expireIn } = record;
  if (!hasQrcode || !qrcodeId || !markup || !expireIn || amount === undefined || amount === null) return null;
  const qr = { qrcodeId, markup, amount, expireIn };
  return isRunning(qr) ? qr : null;
};

const qrQuery = (client: QueryClient, method: QrMethod) => {
  const queryKey = [...allQrs, method] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<QrState> => {
      const live = liveOf(await answerOf(depositCalls.getQr, { bankCode: method }, { signal }));
      const before = client.getQueryData<QrState>(queryKey) ?? noQr;
      if (live !== null) return { ...noQr, live };
      if (before.live === null) return before;
      return isRunning(before.live) ? { ...noQr, gone: before.live } : { ...noQr, hasExpired: true };
    },
  });
};

export interface LiveQrQuery {
  readonly state: QrState;
  // Until the backend has been asked since the method was opened.
  readonly isLoading: boolean;
  readonly set: (state: QrState) => void;
  // Of whichever method it was: the member may have chosen another one meanwhile.
  readonly forgetGone: (qrcodeId: string) => void;
  readonly askAgain: () => void;
  // Lets no answer through that was on its way before the member acted.
  readonly hush: () => Promise<void>;
  // A member has one code at most: the other methods ask for theirs again before they show one.
  readonly markOthers: () => void;
}

// Asks each time the method is opened, and every 5 seconds while its code is on a visible screen.
export const useLiveQr = (method: QrMethod | null, isPaused: boolean): LiveQrQuery => {
  const client = useQueryClient();
  const query = qrQuery(client, method ?? 'KBANK');
  const { data, isFetchedAfterMount, isFetching } = useQuery({
    ...query,
    enabled: method !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.live != null && !isPaused ? pollMs : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.live != null && !isPaused ? 'always' : false),
  });
  return {
    state: data ?? noQr,
    isLoading: method !== null && isFetching && !isFetchedAfterMount,
    set: (state) => client.setQueryData(query.queryKey, state),
    forgetGone: (qrcodeId) =>
      client.setQueriesData<QrState>({ queryKey: allQrs }, (known) =>
        known?.gone?.qrcodeId === qrcodeId ? noQr : known,
      ),
    askAgain: () => void client.invalidateQueries({ queryKey: query.queryKey }),
    hush: () => client.cancelQueries({ queryKey: query.queryKey }),
    markOthers: () => {
      const others: QueryFilters = { queryKey: allQrs, predicate: ({ queryKey }) => queryKey[1] !== method };
      client.setQueriesData<QrState>(others, (known) => (known === undefined ? known : noQr));
      void client.invalidateQueries(others);
    },
  };
};
