import { formatDateTime } from '#i18n/date-formats.ts';
import { currencyWords, formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { toDecimalText } from '#money/money-wire.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { digitsAsTyped } from '#ui/fields/typed-digits.ts';
import type { Decision } from '#ui/office/detail/decision-actions.tsx';
import type { QuickField } from '#ui/office/detail/quick-decision.tsx';
import { slipFailures } from '../contract.ts';
import { slipOfficeCalls, type SlipDetail } from '../office-contract.ts';
import { moneyPlaceTexts, slipDeskStrings, slipReasonTexts } from './slip-desk-strings.ts';

const password = { kind: 'password' } as const;
const valueIn = (values: Readonly<Record<string, string>>, name: string): string => values[name]?.trim() ?? '';

const useFail = ({ slip: { slipId } }: SlipDetail): Decision => {
  const t = useTexts(slipDeskStrings);
  const reasons = useTexts(slipReasonTexts);
  return {
    call: slipOfficeCalls.fail,
    title: t('fail'),
    shortcut: 'r',
    kind: 'danger-outlined',
    about: t('failNote'),
    fields: [
      {
        kind: 'choice',
        name: 'reason',
        label: t('reason'),
        options: slipFailures.map((value) => ({ value, label: reasons(value) })),
      },
      { kind: 'text', name: 'note', label: t('note'), lengthMax: 500 },
    ],
    decide: (values, press) =>
      press(slipOfficeCalls.fail, {
        slipId,
        reason: slipFailures.find((known) => known === values['reason']) ?? 'UNKNOW_ERROR',
        note: valueIn(values, 'note'),
      }),
  };
};

// With an answer of the bank a person repeats its amount; without one, what the bank's own record shows.
const useCreditFields = ({ transfer, slip }: SlipDetail): readonly QuickField[] => {
  const t = useTexts(slipDeskStrings);
  const currencies = useTexts(currencyWords);
  const text = { kind: 'text', lengthMax: 40, missing: t('invalid') } as const;
  const amount: QuickField = {
    ...text,
    name: 'amount',
    label: `${t('amount')} (${currencies(slip.currency)})`,
    missing: t(transfer === null ? 'invalid' : 'amountDiffers'),
    isRight: (typed) => {
      const read = readAmount(typed) ?? 0n;
      return transfer === null ? read > 0n : read === transfer.amount;
    },
    ...(transfer === null ? {} : { defaultValue: toDecimalText(transfer.amount ?? 0n) }),
  };
  const ofRecord: readonly QuickField[] = [
    { ...text, name: 'paidAt', label: t('paidAtThai'), type: 'datetime-local' },
    {
      ...text,
      name: 'bankReference',
      label: t('bankReference'),
      isRight: (typed) => /^[0-9A-Za-z]+$/.test(typed),
    },
  ];
  return [
    {
      ...text,
      name: 'accountNo',
      label: t('ourAccount'),
      missing: t('accountRule'),
      isRight: (typed) => /^\d{6,20}$/.test(digitsAsTyped(typed)),
    },
    amount,
    ...(transfer === null ? ofRecord : []),
    { ...text, name: 'evidence', label: t('evidence'), lengthMax: 500 },
    password,
  ];
};

const namedMax = 3;

// The dialog covers the list of booked money that this may be, so it names the first of it.
const useCaution = ({ candidates, slip }: SlipDetail): Pick<Decision, 'caution'> => {
  const t = useTexts(slipDeskStrings);
  const places = useTexts(moneyPlaceTexts);
  if (candidates.length === 0) return {};
  const named = candidates
    .slice(0, namedMax)
    .map(({ amount, payerName, place, paidAt }) =>
      [formatMoney(amount, slip.currency), payerName, places(place), formatDateTime(paidAt)].join(' · '),
    );
  const rest = candidates.length > namedMax ? ['…'] : [];
  return { caution: t('creditAlike', { money: [...named, ...rest].join('; ') }) };
};

const useCredit = (detail: SlipDetail): Decision => {
  const t = useTexts(slipDeskStrings);
  const { transfer, slip, candidates } = detail;
  return {
    call: slipOfficeCalls.credit,
    title: t('credit'),
    shortcut: 'a',
    kind: 'filled',
    about: t('creditNote'),
    ...useCaution(detail),
    fields: useCreditFields(detail),
    decide: (values, press) =>
      press(slipOfficeCalls.credit, {
        slipId: slip.slipId,
        accountNo: digitsAsTyped(valueIn(values, 'accountNo')),
        amount: readAmount(valueIn(values, 'amount')) ?? 0n,
        paidAt: transfer === null ? `${valueIn(values, 'paidAt').slice(0, 16)}:00+07:00` : null,
        bankReference: transfer === null ? valueIn(values, 'bankReference') : null,
        alikeShown: candidates.length,
        evidence: valueIn(values, 'evidence'),
        password: valueIn(values, 'password'),
      }),
  };
};

const useSecondPerson = (detail: SlipDetail): Decision[] => {
  const { slip, proposal, mayNotDecideBecause } = detail;
  const caution = useCaution(detail);
  const { slipId } = slip;
  const t = useTexts(slipDeskStrings);
  if (proposal === null) return [];
  const decline: Decision = {
    call: slipOfficeCalls.decline,
    title: t('decline'),
    shortcut: 'r',
    kind: 'danger-outlined',
    fields: [],
    decide: (_values, press) => press(slipOfficeCalls.decline, { slipId }),
  };
  if (mayNotDecideBecause === 'MAKER') return [decline];
  const { proposalId } = proposal;
  const agree: Decision = {
    call: slipOfficeCalls.agree,
    title: t('agree'),
    shortcut: 'a',
    kind: 'filled',
    ...caution,
    fields: [password],
    decide: (values, press) =>
      press(slipOfficeCalls.agree, { slipId, proposalId, password: valueIn(values, 'password') }),
  };
  return [decline, agree];
};

export const useSlipDecisions = (detail: SlipDetail): readonly Decision[] => {
  const fail = useFail(detail);
  const credit = useCredit(detail);
  const second = useSecondPerson(detail);
  if (detail.proposal !== null) return second;
  return detail.slip.status === 'REVIEW' ? [fail, credit] : [];
};
