import { useState } from 'react';
import { formatDateTime } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { useMay } from '#ui/office/office-staff.tsx';
import { OnlyFor } from '#ui/office/only-for.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { Values } from '#ui/fields/use-checked-form.ts';
import type { Press, PressEnd } from '#ui/press/use-press.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { AccountHealthActions, AccountHealthPart, AccountState } from './account-health.tsx';
import { formNameOf } from './content/all-shapes.ts';
import { operatorStrings } from './operator-strings.ts';
import { SettingDetail, UnknownSetting } from './settings/setting-detail.tsx';
import { isRightThing, valueOfThing, writtenThing } from './thing-fields.ts';
import { findThing, type Thing } from './thing.ts';
import { useFieldName, useThingWords } from './use-thing-words.ts';
import { useTitleOf } from './use-title-of.ts';
import { useOperator } from './use-operator.ts';

const valueLengthMax = 20_000;

const ChangeDialog = ({
  thing,
  field,
  onClose,
}: {
  readonly thing: Thing;
  readonly field: string;
  readonly onClose: () => void;
}) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const title = useTitleOf()(thing);
  const now = thing.fields[field];
  const options = useThingWords().optionsOf(field, now);
  const value = { name: 'value', label: nameOf(field), defaultValue: writtenThing(now) };
  const change = (values: Values<string>, press: Press['press']): Promise<PressEnd> => {
    const { kind, object } = thing;
    const { because = '', password = '' } = values;
    return press(operatorOfficeCalls.proposeChange, {
      kind,
      object,
      fields: { [field]: valueOfThing(field, (values['value'] ?? '').trim()) },
      because: because.trim(),
      password,
    });
  };
  return (
    <QuickDecision
      title={`${t('change')}: ${title}`}
      summary={<p>{t('changeNote')}</p>}
      submitLabel={t('change')}
      fields={[
        options === null
          ? {
              ...value,
              kind: 'text',
              lengthMin: 0,
              lengthMax: valueLengthMax,
              isRight: (text) => isRightThing(field, text),
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
  readonly thing: Thing;
  readonly field: string;
  readonly onChange: () => void;
}

// A value with the button that changes it.
const Value = ({ thing, field, onChange }: ValueProps) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const may = useMay(operatorOfficeCalls.proposeChange);
  const { wordOf } = useThingWords();
  return (
    <>
      {wordOf(field, thing.fields[field])}{' '}
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
const RowDetail = ({ thing }: { readonly thing: Thing }) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const titleOf = useTitleOf();
  const [field, setField] = useState<string | null>(null);
  const isAccount = thing.kind === 'deposit_account';
  const chip = <StatusChip kind={thing.state === 'unlisted' ? 'failed' : 'success'}>{t(thing.state)}</StatusChip>;
  return (
    <ItemDetail
      kicker={thing.kind === 'game' ? thing.object : t('title')}
      heading={titleOf(thing)}
      actions={isAccount ? <AccountHealthActions accountId={thing.object} title={thing.title} /> : null}
      chips={isAccount ? <AccountState accountId={thing.object}>{chip}</AccountState> : chip}
    >
      {isAccount ? <AccountHealthPart accountId={thing.object} /> : null}
      <OnlyFor call={operatorOfficeCalls.proposeChange} label={t('change')} />
      <FactList
        facts={[
          ...Object.keys(thing.fields).map((name) => ({
            label: nameOf(name),
            value: <Value thing={thing} field={name} onChange={() => setField(name)} />,
          })),
          {
            label: t('creditedSince'),
            value: thing.creditedSince === null ? null : formatDateTime(thing.creditedSince),
          },
        ]}
      />
      {field === null ? null : <ChangeDialog thing={thing} field={field} onClose={() => setField(null)} />}
    </ItemDetail>
  );
};

export const ThingDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(operatorStrings);
  const { data } = useOperator();
  if (data === undefined) return <Skeleton />;
  const thing = findThing(data, itemId);
  if (thing === undefined) return <EmptyState text={t('gone')} />;
  if (thing.setting === null) return <RowDetail thing={thing} />;
  const name = formNameOf(thing.object);
  return name === undefined ? (
    <UnknownSetting title={thing.title} value={thing.setting.value} />
  ) : (
    <SettingDetail name={name} setting={thing.setting} />
  );
};
