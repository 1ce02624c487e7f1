import { useState } from 'react';
import { setting } from '#ask/settings.ts';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { type CheckedForm, useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { qrAmountMax, qrMinimum, type QrMethod } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import { keepDraft, keptDraft } from '../deposit-draft.ts';

const oneUnit = 100n;

export const minimumOf = (method: QrMethod): bigint =>
  qrMinimum(method, {
    VITE_KBANK_MINIMUM: setting('VITE_KBANK_MINIMUM'),
    VITE_FP_MINIMUM: setting('VITE_FP_MINIMUM'),
  });

export interface QrAmount {
  readonly form: CheckedForm<'amount'>;
  readonly isBlocked: boolean;
  readonly typed: (text: string) => void;
}

// KBANK lets every amount above zero through and leaves its minimum to the backend; the others hold theirs here.
const isTooLittle = (method: QrMethod, amount: bigint): boolean =>
  method === 'KBANK' ? amount <= 0n : amount < minimumOf(method);

export const useQrAmount = (method: QrMethod, create: (amount: bigint) => Promise<void>): QrAmount => {
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
      if (amount >= oneUnit && !isTooLittle(method, amount)) await create(amount);
    },
  });
  const amount = text.trim() === '' ? 0n : readAmount(text);
  return {
    form,
    isBlocked: amount !== null && isTooLittle(method, amount),
    typed: (next) => {
      setText(next);
      keepDraft({ amount: next });
    },
  };
};
