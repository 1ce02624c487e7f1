import { type ReactNode, useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { currencyWords } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { toDecimalText, toWireNumber } from '#money/money-wire.ts';
import { Money } from '#ui/figures/money.tsx';
import { readAmount } from '#ui/fields/money-input.tsx';
import type { Values } from '#ui/fields/use-checked-form.ts';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import type { Press, PressEnd } from '#ui/press/use-press.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { liesAhead } from '#ui/office/editor/bangkok-time.ts';
import { QuickDecision, type QuickField } from '#ui/office/detail/quick-decision.tsx';
import { operatorOfficeCalls } from '../office-contract.ts';
import { healthStrings } from './health-strings.ts';
import { operatorStrings } from './operator-strings.ts';
import { type AccountHealth, useAccountHealth } from './use-operator.ts';

interface Act {
  readonly title: 'freeze' | 'unfreeze' | 'setCap' | 'updateCase';
  readonly note: 'freezeNote' | 'unfreezeNote' | 'capNote' | 'caseNote';
  readonly fields: readonly QuickField[];
  // Missing for what finance does alone: freezing, and telling more about the case.
  readonly wanted?: (values: Values<string>) => Record<string, string | number | null>;
}

const amountOf = (text = ''): bigint | null => readAmount(text.trim());
const numberOf = (text = ''): number | null => {
  const amount = amountOf(text);
  return amount === null ? null : toWireNumber(amount);
};

// By these values an account is frozen.
const useCaseFields = ({ caseNo, frozenAmount, currency }: AccountHealth): QuickField[] => {
  const t = useTexts(healthStrings);
  const currencies = useTexts(currencyWords);
  return [
    { kind: 'text', name: 'caseNo', label: t('caseNo'), lengthMax: 100, defaultValue: caseNo ?? '' },
    {
      kind: 'text',
      name: 'amount',
      label: `${t('frozenAmount')} (${currencies(currency)})`,
      lengthMax: 20,
      defaultValue: frozenAmount === null ? '' : toDecimalText(frozenAmount),
      isRight: (text) => (amountOf(text) ?? -1n) >= 0n,
      missing: t('notAnAmount'),
    },
    {
      kind: 'text',
      name: 'checkAt',
      label: t('checkAtThai'),
      lengthMax: 40,
      type: 'datetime-local',
      isRight: liesAhead,
      missing: t('checkLater'),
    },
  ];
};

const useActs = (health: AccountHealth): Act[] => {
  const { state, takesCap, dailyCap, currency } = health;
  const t = useTexts(healthStrings);
  const currencies = useTexts(currencyWords);
  const fields = useCaseFields(health);
  const cap: Act = {
    title: 'setCap',
    note: 'capNote',
    fields: [
      {
        kind: 'text',
        name: 'cap',
        label: `${t('dailyCap')} (${currencies(currency)})`,
        lengthMin: 0,
        lengthMax: 20,
        defaultValue: dailyCap === null ? '' : toDecimalText(dailyCap),
        isRight: (text) => text === '' || (amountOf(text) ?? 0n) > 0n,
        missing: t('notAnAmount'),
      },
    ],
    wanted: ({ cap: text }) => ({ dailyCap: numberOf(text) }),
  };
  // A cap from before can be taken away.
  const caps = takesCap || dailyCap !== null ? [cap] : [];
  if (state === 'FROZEN')
    return [
      ...caps,
      { title: 'updateCase', note: 'caseNote', fields },
      {
        title: 'unfreeze',
        note: 'unfreezeNote',
        fields: [],
        wanted: () => ({ state: 'ACTIVE', caseNo: null, frozenAmount: null, checkAt: null }),
      },
    ];
  return [...caps, { title: 'freeze', note: 'freezeNote', fields }];
};

// Sends what the person decided about the account.
const decideAct = (
  { wanted }: Act,
  { accountId, values, press }: { accountId: string; values: Values<string>; press: Press['press'] },
): Promise<PressEnd> => {
  const { because = '', password = '', caseNo = '', amount, checkAt = '' } = values;
  const by = { because: because.trim(), password };
  if (wanted !== undefined)
    return press(operatorOfficeCalls.proposeChange, {
      kind: 'account_health',
      object: accountId,
      fields: wanted(values),
      ...by,
    });
  return press(operatorOfficeCalls.freezeAccount, {
    accountId,
    caseNo: caseNo.trim(),
    frozenAmount: amountOf(amount) ?? 0n,
    checkAt: `${checkAt.slice(0, 16)}:00+07:00`,
    ...by,
  });
};

interface HealthProps {
  readonly health: AccountHealth;
  readonly title: string;
}

const Actions = ({ health, title }: HealthProps) => {
  const t = useTexts(healthStrings);
  const operator = useTexts(operatorStrings);
  const acts = useActs(health);
  const [open, setOpen] = useState<Act | null>(null);
  return (
    <>
      {acts.map((act) => (
        <ActionButton
          key={act.title}
          call={act.wanted === undefined ? operatorOfficeCalls.freezeAccount : operatorOfficeCalls.proposeChange}
          label={t(act.title)}
          kind={act.title === 'freeze' ? 'danger-outlined' : 'outlined'}
          onPress={() => setOpen(act)}
        />
      ))}
      {open === null ? null : (
        <QuickDecision
          title={`${t(open.title)}: ${title}`}
          summary={<p>{t(open.note)}</p>}
          submitLabel={t(open.title)}
          isDanger={open.title === 'freeze'}
          fields={[
            ...open.fields,
            { kind: 'text', name: 'because', label: t('because'), lengthMax: 300 },
            { kind: 'password' },
          ]}
          decide={(values, press) => decideAct(open, { accountId: health.accountId, values, press })}
          decided={{ text: `${operator('asked')}: ${title}`, kind: 'success' }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};

// Hundredths of the cap that were received, such as 83 %.
const shareOf = ({ takesCap, dailyCap, receivedToday }: AccountHealth): string | null =>
  !takesCap || dailyCap === null || receivedToday === null ? null : `${(receivedToday * 100n) / dailyCap} %`;

const Facts = ({ health }: { readonly health: AccountHealth }) => {
  const t = useTexts(healthStrings);
  const { currency, dailyCap, receivedToday, frozenAmount, caseNo, frozenAt, checkAt, readAt, provedAt } = health;
  const at = (instant: string | null): string => (instant === null ? t('never') : formatDateTime(instant));
  return (
    <FactList
      facts={[
        { label: t('receivedToday'), value: <Money amount={receivedToday} currency={currency} /> },
        {
          label: t('dailyCap'),
          value: dailyCap === null ? t('noCap') : <Money amount={dailyCap} currency={currency} />,
        },
        { label: t('share'), value: shareOf(health) },
        {
          label: t('frozenAmount'),
          value: frozenAmount === null ? null : <Money amount={frozenAmount} currency={currency} />,
        },
        { label: t('caseNo'), value: caseNo },
        { label: t('frozenAt'), value: frozenAt === null ? null : formatDateTime(frozenAt) },
        { label: t('checkAt'), value: checkAt === null ? null : formatDateTime(checkAt) },
        { label: t('readAt'), value: at(readAt) },
        { label: t('provedAt'), value: at(provedAt) },
      ]}
    />
  );
};

const HealthChip = ({ health }: { readonly health: AccountHealth }) => {
  const t = useTexts(healthStrings);
  if (health.state === 'FROZEN') return <StatusChip kind="failed">{t('frozen')}</StatusChip>;
  return health.isCapReached ? (
    <StatusChip kind="waiting">{t('capReached')}</StatusChip>
  ) : (
    <StatusChip kind="success">{t('active')}</StatusChip>
  );
};

interface PartProps {
  readonly accountId: string;
}

const useHealthOf = (accountId: string): AccountHealth | undefined =>
  useAccountHealth().data?.accounts.find((account) => account.accountId === accountId);

interface StateProps extends PartProps {
  readonly children: ReactNode;
}

// Members are not offered a frozen account, whatever its own state says.
export const AccountState = ({ accountId, children }: StateProps) => {
  const health = useHealthOf(accountId);
  return health?.state === 'FROZEN' ? <HealthChip health={health} /> : children;
};

export const AccountHealthActions = ({ accountId, title }: PartProps & { readonly title: string }) => {
  const health = useHealthOf(accountId);
  return health === undefined ? null : <Actions health={health} title={title} />;
};

// What the account received today, its cap, and what its bank has frozen.
export const AccountHealthPart = ({ accountId }: PartProps) => {
  const t = useTexts(healthStrings);
  const health = useHealthOf(accountId);
  if (health === undefined) return null;
  return (
    <section>
      <h3>{t('title')}</h3>
      <p>
        <HealthChip health={health} />
      </p>
      {health.isCheckDue ? <StampLine>{t('checkDue')}</StampLine> : null}
      <Facts health={health} />
    </section>
  );
};
