import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { Preview } from '#ui/office/editor/editor.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { useOfficeStaff } from '#ui/office/office-staff.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { type ChangeLine, operatorOfficeCalls } from '../office-contract.ts';
import { useContentChanges } from './content/use-content-changes.ts';
import { ContentPreview } from './content/content-preview.tsx';
import { formNameOf, readForm } from './content/all-shapes.ts';
import { contentNameOf } from './content/content-shapes.ts';
import { shownValue } from './shown-value.ts';
import { changedLeaves, isOfParts } from '#ui/office/detail/leaves.ts';
import { changeChips, changeStatusTexts, operatorStrings } from './operator-strings.ts';
import { useOfferWords } from './use-offer-words.ts';
import { useFieldName, useValueWords } from './use-value-words.ts';
import { useTitleOf } from './use-title-of.ts';
import { useChanges, useOperatorPlace } from './use-operator.ts';

// A setting is shown in the words of its form, field by field.
const useShownChanges = (change: ChangeLine | undefined): readonly { label: string; value: string }[] => {
  const nameOf = useFieldName();
  const fromTo = useFromTo();
  const { wordOf } = useValueWords();
  const offerWord = useOfferWords();
  const content = useContentChanges();
  if (change === undefined) return [];
  const currency = change.fields.find((one) => one.name === 'currency')?.to;
  const offer = ({ name: field, ...values }: ChangeLine['fields'][number]) => {
    const [from, to] = [values.from, values.to].map((value) => offerWord(field, value, currency));
    return from === to ? [] : [{ label: nameOf(field), value: fromTo({ from, to }) }];
  };
  const name = change.kind === 'setting' ? formNameOf(change.object) : undefined;
  const [field] = change.fields;
  if (name === undefined || field === undefined)
    return change.fields.flatMap((one) => {
      if (change.kind === 'game' || change.kind === 'deposit_account')
        return [{ label: nameOf(one.name), value: `${wordOf(one.name, one.from)} → ${wordOf(one.name, one.to)}` }];
      if (change.kind === 'offer') return offer(one);
      if (!isOfParts(one.from) && !isOfParts(one.to)) return [{ label: nameOf(one.name), value: fromTo(one) }];
      return changedLeaves(one.from, one.to).map((leaf) => ({ label: leaf.path, value: fromTo(leaf) }));
    });
  return content(name, field.from, field.to).map((one) => ({ label: one.label, value: fromTo(one) }));
};

const useFromTo = () => {
  const t = useTexts(operatorStrings);
  const shown = (value: unknown): string => (shownValue(value) === '' ? t('nothing') : shownValue(value));
  return ({ from, to }: { readonly from: unknown; readonly to: unknown }): string => `${shown(from)} → ${shown(to)}`;
};

// What members would see, as the person who asked for it saw it.
const ContentOfChange = ({ change }: { readonly change: ChangeLine }) => {
  const name = change.kind === 'setting' ? contentNameOf(change.object) : undefined;
  return name === undefined ? null : (
    <Preview>
      <ContentPreview name={name} value={readForm(name, change.fields[0]?.to)} />
    </Preview>
  );
};

const Actions = ({ change }: { readonly change: ChangeLine }) => {
  const t = useTexts(operatorStrings);
  const shown = useShownChanges(change);
  const [open, setOpen] = useState<'confirm' | 'drop' | null>(null);
  const { changeId, madeBy } = change;
  const isOwn = useOfficeStaff()?.name === madeBy;
  const title = useTitleOf()(change);
  const close = (): void => setOpen(null);
  const summary = (
    <>
      <p>{title}</p>
      {shown.map(({ label, value }) => (
        <p key={label}>
          {label}: {value}
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
      {isOwn ? (
        <StampLine>{t('asker')}</StampLine>
      ) : (
        <ActionButton
          call={operatorOfficeCalls.confirmChange}
          label={t('confirm')}
          shortcut="a"
          kind="filled"
          onPress={() => setOpen('confirm')}
        />
      )}
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
  const titleOf = useTitleOf();
  const { place } = useOperatorPlace();
  const list = useChanges(place.view === 'ended' ? 'ended' : 'waiting', place.page);
  const { data } = list;
  const change = data?.items.find(({ changeId }) => changeId === itemId);
  const shown = useShownChanges(change);
  if (data === undefined) return <FirstReading query={list} />;
  if (change === undefined) return <NoItem text={t('gone')} />;
  const { decidedBy, decidedAt } = change;
  return (
    <ItemDetail
      kicker={change.kind === 'setting' ? t('title') : change.object}
      heading={titleOf(change)}
      chips={<StatusChip kind={changeChips[change.status]}>{statuses(change.status)}</StatusChip>}
      actions={change.status === 'WAITING' ? <Actions change={change} /> : null}
    >
      <FactList
        facts={[
          ...shown,
          { label: t('because'), value: change.because },
          { label: t('madeBy'), value: `${change.madeBy} · ${formatDateTime(change.madeAt)}` },
          {
            label: t('decidedBy'),
            value: decidedBy === null || decidedAt === null ? null : `${decidedBy} · ${formatDateTime(decidedAt)}`,
          },
        ]}
      />
      <ContentOfChange change={change} />
    </ItemDetail>
  );
};
