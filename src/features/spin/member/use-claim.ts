import { useRef, useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import type { Currency } from '#money/currency.ts';
import { useTexts } from '#i18n/texts.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import type { ReceivedMoney } from '#ui/press/received-money.tsx';
import { type Coupon, spinCalls } from '../contract.ts';
import { spinStrings } from '../strings.ts';
import { useSpinError, useSpinPress } from './use-spin.ts';

const debounceMs = 500;

interface ClaimedCoupon extends ReceivedMoney {
  readonly from: string;
}

interface Claiming {
  readonly currency: Currency;
  readonly reload: () => Promise<unknown>;
}

// Asks first, claims once the last confirmation is half a second old, says how it ended, then loads everything again.
export const useClaim = ({ currency, reload }: Claiming) => {
  const t = useTexts(spinStrings);
  const dialogs = useDialogs();
  const errorText = useSpinError();
  const { isSending, press } = useSpinPress();
  const confirmed = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const [claimed, setClaimed] = useState<ClaimedCoupon | null>(null);
  // False if another confirmation came meanwhile.
  const isLast = async (): Promise<boolean> => {
    confirmed.current += 1;
    const mine = confirmed.current;
    setWaiting(true);
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (mine !== confirmed.current) return false;
    setWaiting(false);
    return true;
  };
  const claim = async (coupon: Coupon): Promise<void> => {
    const text = t('claimPays', { amount: formatMoney(coupon.amount, currency) });
    const isWanted = await dialogs.confirm({ title: t('claimAsk'), text, confirmLabel: t('claim') });
    if (!isWanted || !(await isLast())) return;
    // A backend whose coupons have no ids pays the one that it chooses.
    const named = coupon._id === '' ? {} : { coupon: coupon._id };
    const sent = await press(spinCalls.claimCoupon, named);
    if (sent.end === 'busy') return;
    if (sent.end === 'done' && sent.answer.success) {
      const from = `${t('title')} · ${coupon.prize.slice.label}`;
      setClaimed({ amount: coupon.amount ?? 0n, at: sent.at, from, reference: sent.answer.id });
      return;
    }
    if (sent.end === 'done') await dialogs.alert({ kind: 'error', text: errorText(sent.answer.error) });
    await reload();
  };
  const close = async (): Promise<void> => {
    setClaimed(null);
    await reload();
  };
  return { isClaiming: isSending || isWaiting, claim, claimed, close };
};
