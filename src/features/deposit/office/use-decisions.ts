import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Decision } from '#ui/office/detail/decision-actions.tsx';
import { depositOfficeCalls, type DeskItem } from '../office-contract.ts';
import { faceOf, nameWithEnds } from './face-of.ts';
import { actTexts, moneyInStrings } from './money-in-strings.ts';
import { Payee, payeeShown } from './payee.tsx';
import { amountAndName, payoutFound, PayoutByReference } from './payout-returned.tsx';
import { payoutStrings } from './payout-strings.ts';
import { currencyOf, useMatches } from './use-money-in.ts';
import { receiptOf, useReceiptFields } from './receipt-fields.ts';

const password = { kind: 'password' } as const;
const words = (values: Readonly<Record<string, string>>, name: string): string => values[name]?.trim() ?? '';

const useSecondPerson = ({ kind, itemId, proposal, namedTo, mayNotDecideBecause }: DeskItem): Decision[] => {
  const t = useTexts(moneyInStrings);
  const acts = useTexts(actTexts);
  const payout = useTexts(payoutStrings);
  const decline: Decision = {
    call: depositOfficeCalls.decline,
    title: t('decline'),
    shortcut: 'r',
    kind: 'danger-outlined',
    fields: [],
    decide: (_values, press) => press(depositOfficeCalls.decline, { kind, itemId }),
  };
  if (proposal === null || mayNotDecideBecause === 'MAKER') return [decline];
  const { proposalId, act } = proposal;
  const to = faceOf(namedTo);
  return [
    decline,
    {
      call: depositOfficeCalls.agree,
      title: t('agree'),
      shortcut: 'a',
      kind: 'filled',
      ...((act === 'NAME' || act === 'JOIN' || act === 'PAYOUT') && to !== null
        ? { about: `${acts(act)}: ${to}` }
        : {}),
      ...(act === 'NAME' ? { caution: t('startsBonus') } : {}),
      ...(act === 'PAYOUT' ? { caution: payout('payoutNote') } : {}),
      fields: [password],
      decide: (values, press) =>
        press(depositOfficeCalls.agree, { kind, itemId, proposalId, password: words(values, 'password') }),
    },
  ];
};

const useReturn = (item: DeskItem): Decision => {
  const { kind, itemId, amount, proposal } = item;
  const t = useTexts(moneyInStrings);
  const { data: matches } = useMatches(item, kind === 'suspense' && proposal === null);
  return {
    call: depositOfficeCalls.returnSuspense,
    title: t('return'),
    shortcut: 'r',
    kind: 'danger-outlined',
    about: t('returnNote'),
    ...(matches?.returnNeedsTwo === true ? { caution: t('needsTwo') } : {}),
    fields: [{ kind: 'text', name: 'evidence', label: t('evidence'), lengthMax: 500 }, password],
    decide: (values, press) =>
      press(depositOfficeCalls.returnSuspense, {
        itemId,
        amount: amount ?? 0n,
        evidence: words(values, 'evidence'),
        password: words(values, 'password'),
      }),
  };
};

const useName = ({ itemId, amount, currency: code }: DeskItem): Decision => {
  const t = useTexts(moneyInStrings);
  const seen = amount ?? 0n;
  const currency = currencyOf(code);
  const client = useQueryClient();
  return {
    call: depositOfficeCalls.nameSuspense,
    title: t('name'),
    shortcut: 'a',
    kind: 'filled',
    about: t('nameNote'),
    caution: t('startsBonus'),
    decidedBy: (values) => {
      const payee = payeeShown(client, { itemId, phone: words(values, 'phone') });
      if (payee === null || currency === null) return null;
      return `${t('name')}: ${formatMoney(seen, currency)}, ${nameWithEnds(payee)}`;
    },
    ownText: (failure) => (failure.end === 'refused' && failure.code === 'INVALID_USER_INFO' ? t('noMember') : null),
    fields: [
      {
        kind: 'text',
        type: 'tel',
        name: 'phone',
        label: t('phone'),
        lengthMax: 40,
        isRight: (phone) => payeeShown(client, { itemId, phone }) !== null,
        missing: t('noneShown'),
        shown: (phone) => createElement(Payee, { itemId, phone }),
      },
      password,
    ],
    decide: (values, press) =>
      press(depositOfficeCalls.nameSuspense, {
        itemId,
        amount: seen,
        phone: words(values, 'phone'),
        payeeId: payeeShown(client, { itemId, phone: words(values, 'phone') })?.memberId,
        password: words(values, 'password'),
      }),
  };
};

const useBookReturn = ({ itemId, amount }: DeskItem): Decision => {
  const t = useTexts(payoutStrings);
  const client = useQueryClient();
  const found = (values: Readonly<Record<string, string>>) =>
    payoutFound(client, { itemId, reference: words(values, 'reference') });
  return {
    call: depositOfficeCalls.bookPayoutReturn,
    title: t('payoutReturn'),
    shortcut: 'p',
    kind: 'outlined',
    about: t('payoutNote'),
    decidedBy: (values) => {
      const payout = found(values);
      return payout === null ? null : `${t('payoutReturn')}: ${amountAndName(payout)}`;
    },
    fields: [
      {
        kind: 'text',
        name: 'reference',
        label: t('payoutReference'),
        lengthMax: 60,
        isRight: (reference) => payoutFound(client, { itemId, reference }) !== null,
        missing: t('nonePayoutShown'),
        shown: (reference) => createElement(PayoutByReference, { itemId, reference }),
      },
      password,
    ],
    decide: (values, press) =>
      press(depositOfficeCalls.bookPayoutReturn, {
        itemId,
        withdrawalId: found(values)?.withdrawalId ?? '',
        amount: amount ?? 0n,
        password: words(values, 'password'),
      }),
  };
};

const useReported = (item: DeskItem): Decision[] => {
  const t = useTexts(moneyInStrings);
  const receipt = useReceiptFields(item);
  const { itemId } = item;
  return [
    {
      call: depositOfficeCalls.dropReported,
      title: t('drop'),
      shortcut: 'r',
      kind: 'danger-outlined',
      fields: [{ kind: 'text', name: 'note', label: t('note'), lengthMax: 500 }],
      decide: (values, press) => press(depositOfficeCalls.dropReported, { itemId, note: words(values, 'note') }),
    },
    {
      call: depositOfficeCalls.confirmReported,
      title: t('confirm'),
      shortcut: 'a',
      kind: 'filled',
      about: t('confirmNote'),
      fields: [...receipt, password],
      decide: (values, press) =>
        press(depositOfficeCalls.confirmReported, {
          itemId,
          receipt: receiptOf(values),
          password: words(values, 'password'),
        }),
    },
  ];
};

const useReject = (item: DeskItem): Decision[] => {
  const t = useTexts(moneyInStrings);
  const receipt = useReceiptFields(item);
  const { itemId, isReadable } = item;
  return [
    {
      call: depositOfficeCalls.dismissReject,
      title: t('dismiss'),
      shortcut: 'r',
      kind: 'danger-outlined',
      fields: [{ kind: 'text', name: 'note', label: t('note'), lengthMax: 500 }],
      decide: (values, press) => press(depositOfficeCalls.dismissReject, { itemId, note: words(values, 'note') }),
    },
    {
      call: depositOfficeCalls.bookReject,
      title: t('book'),
      shortcut: 'a',
      kind: 'filled',
      about: t(isReadable ? 'bookNote' : 'confirmNote'),
      fields: isReadable ? [password] : [...receipt, password],
      decide: (values, press) =>
        press(depositOfficeCalls.bookReject, {
          itemId,
          receipt: isReadable ? null : receiptOf(values),
          password: words(values, 'password'),
        }),
    },
  ];
};

export const useDecisions = (item: DeskItem): readonly Decision[] => {
  const second = useSecondPerson(item);
  const first = {
    suspense: [useReturn(item), useBookReturn(item), useName(item)],
    reported: useReported(item),
    reject: useReject(item),
  };
  return item.proposal === null ? first[item.kind] : second;
};
