import type { QuestionOf } from '#contract/endpoint.ts';
import { useTexts } from '#i18n/texts.ts';
import { toDecimalText } from '#money/money-wire.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import type { QuickField } from '#ui/office/detail/quick-decision.tsx';
import type { depositOfficeCalls, DeskItem } from '../office-contract.ts';
import { moneyInStrings } from './money-in-strings.ts';

type Receipt = QuestionOf<typeof depositOfficeCalls.confirmReported>['receipt'];

const matches =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text);

// What a person reads in the bank's own record; known values are filled in.
export const useReceiptFields = ({ amount, account }: DeskItem): readonly QuickField[] => {
  const t = useTexts(moneyInStrings);
  const text = { kind: 'text', lengthMax: 40, missing: t('invalid') } as const;
  const code = matches(/^[A-Za-z0-9_-]+$/);
  return [
    { ...text, name: 'bankCode', label: t('ourBank'), defaultValue: account?.bankCode ?? '', isRight: code },
    { ...text, name: 'accountNo', label: t('ourAccount'), isRight: matches(/^\d{6,20}$/) },
    {
      ...text,
      name: 'amount',
      label: t('amount'),
      defaultValue: amount === null ? '' : toDecimalText(amount),
      isRight: (typed) => (readAmount(typed) ?? 0n) > 0n,
    },
    { ...text, name: 'paidAt', label: t('paidAtThai'), type: 'datetime-local' },
    { ...text, name: 'sendingBank', label: t('payerBank'), isRight: code },
    {
      ...text,
      name: 'bankReference',
      label: t('bankReference'),
      hint: t('optional'),
      lengthMin: 0,
      isRight: matches(/^[0-9A-Za-z]*$/),
    },
    {
      ...text,
      name: 'payerAccountNo',
      label: t('payerAccount'),
      hint: t('optional'),
      lengthMin: 0,
      isRight: matches(/^[0-9xX*-]*$/),
    },
    { ...text, name: 'payerName', label: t('payerName'), lengthMax: 200 },
  ];
};

// Builds the receipt from the fields above; the time is in Bangkok time.
export const receiptOf = (values: Readonly<Record<string, string>>): Receipt => {
  const value = (name: string): string => values[name]?.trim() ?? '';
  return {
    bankCode: value('bankCode'),
    accountNo: value('accountNo'),
    amount: readAmount(value('amount')) ?? 0n,
    paidAt: `${value('paidAt').slice(0, 16)}:00+07:00`,
    sendingBank: value('sendingBank'),
    bankReference: value('bankReference') || null,
    payerAccountNo: value('payerAccountNo'),
    payerName: value('payerName'),
  };
};
