import { useState } from 'react';
import { formatDateTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { Values } from '#ui/fields/use-checked-form.ts';
import type { Press, PressEnd } from '#ui/press/use-press.ts';
import { operatorOfficeCalls } from '../office-contract.ts';
import { AccountHealthActions, AccountHealthPart, AccountState } from './account-health.tsx';
import { shownValue, writtenValue } from './field-values.ts';
import { isOfParts, leavesOf } from './leaves.ts';
import { fieldTexts, operatorStrings } from './operator-strings.ts';
import { findThing, type Thing } from './thing.ts';
import { useTitleOf } from './use-title-of.ts';
import { useOperator } from './use-operator.ts';

const valueLengthMax = 20_000;
const byCommandAlone = ['twoPersonThreshold', 'alonePerDay'];

export const useFieldName = () => {
  const names = useTexts(fieldTexts);
  return (name: string): string => {
    const [field = '', language] = name.split('.');
    const text = isTextKey(fieldTexts, field) ? names(field) : field;
    return language === undefined ? text : `${text} (${language})`;
  };
};

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
  const change = async (values: Values<string>, press: Press['press']): Promise<PressEnd> => {
    const written = writtenValue(values['value'] ?? '', now);
    if (written === null) return { end: 'refused', code: 'CHANGE_INVALID' };
    const { kind, object } = thing;
    const { because = '', password = '' } = values;
    return press(operatorOfficeCalls.proposeChange, {
      kind,
      object,
      fields: { [field]: written.value },
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
        {
          kind: 'text',
          name: 'value',
          label: nameOf(field),
          lengthMin: 0,
          lengthMax: valueLengthMax,
          defaultValue: shownValue(now),
          isRight: (text) => writtenValue(text, now) !== null,
          missing: t('notAValue'),
        },
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
  const whyNotRole = useWhyNot(operatorOfficeCalls.proposeChange);
  const blocked = byCommandAlone.includes(thing.object) ? t('byCommand') : null;
  const value = thing.fields[field];
  const shown = shownValue(value);
  return (
    <>
      {thing.kind === 'setting' && isOfParts(value) ? (
        <FactList facts={leavesOf(value).map((leaf) => ({ label: leaf.path, value: leaf.value }))} />
      ) : (
        <>{shown === '' ? t('nothing') : shown} </>
      )}
      <Button kind="text" blockedBecause={whyNotRole ?? blocked} onClick={onChange}>
        {t('change')}
        <span className="visually-hidden">: {nameOf(field)}</span>
      </Button>
    </>
  );
};

// A game, an account or a setting with its values; each value changes separately.
export const ThingDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const titleOf = useTitleOf();
  const [field, setField] = useState<string | null>(null);
  const { data } = useOperator();
  if (data === undefined) return <Skeleton />;
  const thing = findThing(data, itemId);
  if (thing === undefined) return <EmptyState text={t('gone')} />;
  const isAccount = thing.kind === 'deposit_account';
  const isBad = thing.state === 'unlisted' || thing.state === 'unreadable';
  const chip = <StatusChip kind={isBad ? 'failed' : 'success'}>{t(thing.state)}</StatusChip>;
  return (
    <ItemDetail
      kicker={thing.kind === 'game' ? thing.object : t('title')}
      heading={titleOf(thing)}
      actions={isAccount ? <AccountHealthActions accountId={thing.object} title={thing.title} /> : null}
      chips={isAccount ? <AccountState accountId={thing.object}>{chip}</AccountState> : chip}
    >
      {isAccount ? <AccountHealthPart accountId={thing.object} /> : null}
      <FactList
        facts={[
          ...Object.keys(thing.fields).map((name) => ({
            label: nameOf(name),
            value: <Value thing={thing} field={name} onChange={() => setField(name)} />,
            isWide: isOfParts(thing.fields[name]) && thing.kind === 'setting',
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
