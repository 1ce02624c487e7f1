import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askWithFile } from '#ask/ask-with-file.ts';
import { RefusedError } from '#ask/ask.ts';
import { loadRefusalTexts, useRefusalText } from '#i18n/refusal-text.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { pressKey } from '#ui/press/press-key.ts';
import { slipCalls } from '../contract.ts';
import { takePicture } from './take-picture.ts';
import { noteSentSlip, slipsUnderWayQuery } from './under-way-query.ts';
import { findPicture, forgetPicture, keepPicture, keyedFor, type WaitingPicture } from '#ask/waiting-picture.ts';

// cancelled: the member stopped it. Otherwise the code of the refusal, or unknown if no answer came.
export type UploadProblem = { readonly code: string; readonly end: 'refused' | 'unknown' | 'cancelled' };

export interface SlipUpload {
  readonly slip: WaitingPicture | null;
  readonly isPreparing: boolean;
  // The part sent, from 0 to 1, while it is under way.
  readonly part: number | null;
  readonly problem: UploadProblem | null;
  // The reference of the slip once it was received.
  readonly sent: string | null;
  readonly choose: (file: Blob, name?: string) => Promise<void>;
  readonly remove: () => void;
  readonly send: () => Promise<void>;
  readonly cancel: () => void;
  readonly startAgain: () => void;
}

interface Arrived {
  // Changes with each picture pasted or shared.
  readonly arrival: number;
  readonly memberId: string | null;
}

// The picture that waits for this method: one chosen before a reload, pasted, or shared by another app.
const useWaiting = (
  bankCode: string,
  { arrival, memberId }: Arrived,
): [WaitingPicture | null, (slip: WaitingPicture | null) => void] => {
  const [slip, setSlip] = useState<WaitingPicture | null>(null);
  useEffect(() => {
    if (memberId === null) return undefined;
    let isGone = false;
    void findPicture(memberId).then((found) => {
      if (isGone || found === null || (found.bankCode ?? bankCode) !== bankCode) return;
      setSlip((now) => (now === null || now.at < found.at ? found : now));
    });
    return () => {
      isGone = true;
    };
  }, [bankCode, arrival, memberId]);
  return [slip, setSlip];
};

interface Sending {
  readonly part: number | null;
  // Resolves to the reference, or to how it failed. Undefined if one is under way.
  readonly send: (slip: { readonly file: Blob; readonly key: string }) => Promise<string | UploadProblem | undefined>;
  readonly cancel: () => void;
}

const useSending = (bankCode: string): Sending => {
  const [part, setPart] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: pressKey,
    // The balances are read again after it, whatever its end.
    meta: { refreshes: true },
    mutationFn: async ({ file, key, signal }: { file: Blob; key: string; signal: AbortSignal }) => {
      const options = { file, idempotencyKey: key, onProgress: setPart, signal };
      const asked = await askWithFile(slipCalls.upload, { bankCode }, options);
      if (!asked.ok) throw new RefusedError(asked.refusal);
      // Empty from a backend that names it only in the list of slips.
      return asked.answer.reference;
    },
    // Whatever its end: without an answer it may have arrived.
    onSettled: () => {
      noteSentSlip();
      void client.invalidateQueries({ queryKey: slipsUnderWayQuery.queryKey });
    },
  });
  const send: Sending['send'] = async ({ file, key }) => {
    if (running.current !== null) return undefined;
    const stop = new AbortController();
    running.current = stop;
    setPart(0);
    try {
      return await mutateAsync({ file, key, signal: stop.signal });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { message: code, outcome } = error.refusal;
      return { code, end: stop.signal.aborted ? 'cancelled' : outcome };
    } finally {
      running.current = null;
      setPart(null);
    }
  };
  return { part, send, cancel: () => running.current?.abort() };
};

export const useSlipUpload = (bankCode: string, arrived: Arrived): SlipUpload => {
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const [slip, setSlip] = useWaiting(bankCode, arrived);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const sending = useSending(bankCode);
  const isHeld = useRef(false);

  const complain = (met: UploadProblem): void => {
    setProblem(met);
    if (met.end !== 'cancelled') toasts.danger(refusalText(met.code));
  };
  const remove = (): void => {
    setProblem(null);
    setSlip(null);
    void forgetPicture();
  };
  const keep = async (given: WaitingPicture) => {
    const keyed = keyedFor(given, bankCode);
    setSlip(keyed);
    await keepPicture(keyed, arrived.memberId);
    return keyed;
  };
  const choose = async (file: Blob, name = 'slip'): Promise<void> => {
    setProblem(null);
    setPreparing(true);
    const taken = await takePicture(file, name).finally(() => setPreparing(false));
    if (taken !== null) return void (await keep(taken));
    // Refusal texts are loaded with a refused answer; here there is none.
    await loadRefusalTexts();
    complain({ code: 'SLIP_INVALID_FILE', end: 'refused' });
  };
  const send = async (): Promise<void> => {
    if (slip === null || isHeld.current) return;
    isHeld.current = true;
    setProblem(null);
    const ended = await keep(slip)
      .then(sending.send)
      .finally(() => {
        isHeld.current = false;
      });
    if (typeof ended === 'object') complain(ended);
    if (typeof ended !== 'string') return;
    remove();
    setSent(ended);
  };
  const { part, cancel } = sending;
  return { slip, isPreparing, part, problem, sent, choose, send, remove, cancel, startAgain: () => setSent(null) };
};
