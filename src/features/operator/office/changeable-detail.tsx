import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { OnlyFor } from '#ui/office/only-for.tsx';
import { StaysOpen } from '#ui/office/queue/stays-open.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import type { Values } from '#ui/fields/use-checked-form.ts';
import type { Press, PressEnd } from '#ui/press/use-press.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { AccountHealthActions, AccountHealthPart, AccountState } from './account-health.tsx';
import { formNameOf } from './content/all-shapes.ts';
import { operatorStrings } from './operator-strings.ts';
import { SettingDetail, UnknownSetting } from './settings/setting-detail.tsx';
import { isValidValueText, readValueText, valueText } from './value-controls.ts';
import { findChangeable, type Changeable } from './changeable.ts';
import { useFieldName, useValueWords } from './use-value-words.ts';
import { useTitleOf } from './use-title-of.ts';
import { useOperator } from './use-operator.ts';

const valueLengthMax = 20_000;

const ChangeDialog = ({
  changeable,
  field,
  onClose,
}: {
  readonly changeable: Changeable;
  readonly field: string;
  readonly onClose: () => void;
}) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const title = useTitleOf()(changeable);
  const now = changeable.fields[field];
  const options = useValueWords().optionsOf(field, now);
  const value = { name: 'value', label: nameOf(field), defaultValue: valueText(now) };
  const change = (values: Values<string>, press: Press['press']): Promise<PressEnd> => {
    const { kind, object } = changeable;
    const { because = '', password = '' } = values;
    return press(operatorOfficeCalls.proposeChange, {
      kind,
      object,
      fields: { [field]: readValueText(field, (values['value'] ?? '').trim()) },
      because: because.trim(),
      password,
    });
  };
  return (
    <QuickDecision
      title={`${t('change')}: ${title}, ${nameOf(field)}`}
      summary={<p>{t('changeNote')}</p>}
      submitLabel={t('change')}
      fields={[
        options === null
          ? {
              ...value,
              kind: 'text',
              lengthMin: 0,
              lengthMax: valueLengthMax,
              isRight: (text) => isValidValueText(field, text),
              missing: t('notAValue'),
            }
          : { ...value, kind: 'choice', options },
        { kind: 'text', name: 'because', label: t('because'), lengthMax: 300 },
        { kind: 'password' },
      ]}
      decide={change}
      decided={{ text: `${t('asked')}: ${title}`, kind: 'success' }}
      onClose={onClose}
    />
  );
};

interface ValueProps {
  readonly changeable: Changeable;
  readonly field: string;
  readonly onChange: () => void;
}

// A value with the button that changes it.
const Value = ({ changeable, field, onChange }: ValueProps) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const may = useMay(operatorOfficeCalls.proposeChange);
  const { wordOf } = useValueWords();
  return (
    <>
      {wordOf(field, changeable.fields[field])}{' '}
      {may ? (
        <Button kind="text" onClick={onChange}>
          {t('change')}
          <span className="visually-hidden">: {nameOf(field)}</span>
        </Button>
      ) : null}
    </>
  );
};

// A game or an account with its values; each value changes separately.
const RowDetail = ({ changeable }: { readonly changeable: Changeable }) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const titleOf = useTitleOf();
  const [field, setField] = useState<string | null>(null);
  const isAccount = changeable.kind === 'deposit_account';
  const chip = (
    <StatusChip kind={changeable.state === 'unlisted' ? 'failed' : 'success'}>{t(changeable.state)}</StatusChip>
  );
  return (
    <ItemDetail
      kicker={changeable.kind === 'game' ? changeable.object : t('title')}
      heading={titleOf(changeable)}
      actions={isAccount ? <AccountHealthActions accountId={changeable.object} title={changeable.title} /> : null}
      chips={isAccount ? <AccountState accountId={changeable.object}>{chip}</AccountState> : chip}
    >
      {isAccount ? <AccountHealthPart accountId={changeable.object} /> : null}
      <OnlyFor call={operatorOfficeCalls.proposeChange} label={t('change')} />
      <FactList
        facts={[
          ...Object.keys(changeable.fields).map((name) => ({
            label: nameOf(name),
            value: <Value changeable={changeable} field={name} onChange={() => setField(name)} />,
          })),
          {
            label: t('creditedSince'),
            value: changeable.creditedSince === null ? null : formatDateTime(changeable.creditedSince),
          },
        ]}
      />
      {field === null ? null : <ChangeDialog changeable={changeable} field={field} onClose={() => setField(null)} />}
    </ItemDetail>
  );
};

export const ChangeableDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(operatorStrings);
  const list = useOperator();
  const { data } = list;
  if (data === undefined) return <FirstReading query={list} />;
  const changeable = findChangeable(data, itemId);
  if (changeable === undefined) return <NoItem text={t('gone')} />;
  if (changeable.setting === null)
    return (
      <StaysOpen>
        <RowDetail changeable={changeable} />
      </StaysOpen>
    );
  const name = formNameOf(changeable.object);
  return name === undefined ? (
    <UnknownSetting title={changeable.title} value={changeable.setting.value} />
  ) : (
    <SettingDetail name={name} setting={changeable.setting} />
  );
};
