import { useState } from 'react';
import { formatDateTime } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { type ChipKind, StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { type ChangeLine, operatorOfficeCalls } from '../office-contract.ts';
import { shownValue } from './field-values.ts';
import { changeStatusTexts, operatorStrings } from './operator-strings.ts';
import { useFieldName } from './thing-detail.tsx';
import { useChanges, useOperatorPlace } from './use-operator.ts';

const chips: Record<ChangeLine['status'], ChipKind> = { WAITING: 'waiting', APPLIED: 'success', DROPPED: 'failed' };

const useFromTo = () => {
  const t = useTexts(operatorStrings);
  const shown = (value: unknown): string => (shownValue(value) === '' ? t('nothing') : shownValue(value));
  return ({ from, to }: ChangeLine['fields'][number]): string => `${shown(from)} → ${shown(to)}`;
};

const Actions = ({ change }: { readonly change: ChangeLine }) => {
  const t = useTexts(operatorStrings);
  const nameOf = useFieldName();
  const fromTo = useFromTo();
  const [open, setOpen] = useState<'confirm' | 'drop' | null>(null);
  const { changeId, title } = change;
  const close = (): void => setOpen(null);
  const summary = (
    <>
      <p>{title}</p>
      {change.fields.map((field) => (
        <p key={field.name}>
          {nameOf(field.name)}: {fromTo(field)}
        </p>
      ))}
    </>
  );
  return (
    <>
      <ActionButton
        call={operatorOfficeCalls.dropChange}
        label={t('drop')}
        shortcut="r"
        kind="danger-outlined"
        onPress={() => setOpen('drop')}
      />
      <ActionButton
        call={operatorOfficeCalls.confirmChange}
        label={t('confirm')}
        shortcut="a"
        kind="filled"
        onPress={() => setOpen('confirm')}
      />
      {open === 'confirm' ? (
        <QuickDecision
          title={t('confirm')}
          summary={
            <>
              {summary}
              <p>{t('confirmNote')}</p>
            </>
          }
          submitLabel={t('confirm')}
          fields={[{ kind: 'password' }]}
          decide={({ password = '' }, press) => press(operatorOfficeCalls.confirmChange, { changeId, password })}
          decided={{ text: `${t('confirmed')}: ${title}`, kind: 'success' }}
          onClose={close}
        />
      ) : null}
      {open === 'drop' ? (
        <QuickDecision
          title={t('drop')}
          summary={summary}
          submitLabel={t('drop')}
          isDanger
          fields={[]}
          decide={(_values, press) => press(operatorOfficeCalls.dropChange, { changeId })}
          decided={{ text: `${t('dropped')}: ${title}`, kind: 'success' }}
          onClose={close}
        />
      ) : null}
    </>
  );
};

// A change with the old and new values, who requested it and why.
export const ChangeDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(operatorStrings);
  const statuses = useTexts(changeStatusTexts);
  const nameOf = useFieldName();
  const fromTo = useFromTo();
  const { place } = useOperatorPlace();
  const { data } = useChanges(place.view === 'ended' ? 'ended' : 'waiting', place.page);
  const change = data?.items.find(({ changeId }) => changeId === itemId);
  if (data === undefined) return <Skeleton />;
  if (change === undefined) return <EmptyState text={t('gone')} />;
  const { decidedBy, decidedAt } = change;
  return (
    <ItemDetail
      kicker={change.object}
      heading={change.title}
      chips={<StatusChip kind={chips[change.status]}>{statuses(change.status)}</StatusChip>}
      actions={change.status === 'WAITING' ? <Actions change={change} /> : null}
    >
      <FactList
        facts={[
          ...change.fields.map((field) => ({ label: nameOf(field.name), value: fromTo(field) })),
          { label: t('because'), value: change.because },
          { label: t('madeBy'), value: `${change.madeBy} · ${formatDateTime(change.madeAt)}` },
          {
            label: t('decidedBy'),
            value: decidedBy === null || decidedAt === null ? null : `${decidedBy} · ${formatDateTime(decidedAt)}`,
          },
        ]}
      />
    </ItemDetail>
  );
};
