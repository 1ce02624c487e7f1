import { useRef, useState } from 'react';
import type { QuestionOf } from '#contract/endpoint.ts';
import { spinErrorTexts } from '#i18n/refusals/spin-error-texts.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { type Press, type PressRules, usePressWithDialogs } from '#ui/press/use-press.ts';
import { useTurning } from '#ui/wheel/use-turning.ts';
import { spinCalls, type Slice } from '../contract.ts';
import type { WheelReading } from './use-wheel.ts';

// The member's own number, chosen after the commitment was shown.
const ownNumber = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const useSpinError = () => {
  const t = useTexts(spinErrorTexts);
  return (code: string | null): string => {
    const key = `spin.error.${code ?? ''}`;
    return t(isTextKey(spinErrorTexts, key) ? key : 'spin.error.UNKNOWN');
  };
};

// A refusal has the wheel's own text. After a lost answer the member is told that it may be done, and can repeat it.
export const useSpinPress = (rules?: PressRules): Press => {
  const errorText = useSpinError();
  return usePressWithDialogs(({ end }) => (end === 'refused' ? errorText(null) : null), undefined, rules);
};

export const useSpin = (wheel: WheelReading) => {
  const dialogs = useDialogs();
  const errorText = useSpinError();
  const { canvas, turn } = useTurning();
  const { press } = useSpinPress({ refreshes: false });
  const isHeld = useRef(false);
  // Kept while the outcome is unknown, so that the next press repeats the same spin.
  const asked = useRef<QuestionOf<typeof spinCalls.spin> | null>(null);
  const [isSpinning, setSpinning] = useState(false);
  const [coinsLeft, setCoinsLeft] = useState<number | null>(null);
  const [stoppedAt, setStoppedAt] = useState<Slice | null>(null);
  const slices = wheel.setup?.activeSpinwheel?.slice ?? [];
  const coins = coinsLeft ?? wheel.setup?.userCoin ?? 0;

  const reload = async (): Promise<void> => {
    await wheel.reload();
    setCoinsLeft(null);
  };
  const spin = async (): Promise<void> => {
    // A number of the member's own proves nothing without a commitment that was shown before it.
    asked.current ??= wheel.odds === null ? {} : { clientSeed: ownNumber(), commitment: wheel.odds.seed.commitment };
    const sent = await press(spinCalls.spin, asked.current);
    if (sent.end !== 'unknown') asked.current = null;
    const result = sent.end === 'done' ? sent.answer.result : null;
    const place = slices.findIndex(({ code }) => code === result?.code);
    if (result !== null) setCoinsLeft(result.remainingCoin);
    const won = slices[place];
    if (result === null || won === undefined) {
      if (sent.end === 'done' && result === null)
        await dialogs.alert({ kind: 'error', text: errorText(sent.answer.error) });
      await reload();
      return;
    }
    const amounts = slices.map(({ code }) => wheel.odds?.slices.find((one) => one.code === code)?.amount ?? null);
    await turn({ place, amounts, random: Math.random() });
    setStoppedAt(won);
  };
  const start = async (): Promise<void> => {
    if (isHeld.current || coins <= 0) return;
    isHeld.current = true;
    setSpinning(true);
    try {
      await spin();
    } finally {
      isHeld.current = false;
      setSpinning(false);
    }
  };
  const close = (): void => {
    setStoppedAt(null);
    void reload();
  };
  const isPrize = wheel.odds?.slices.find(({ code }) => code === stoppedAt?.code)?.isPrize ?? true;
  return { canvas, coins, isSpinning, stoppedAt, isPrize, start, close, slices };
};
