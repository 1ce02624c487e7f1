import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { type Operator, useOperator } from '../use-operator.ts';
import { readForm } from './all-shapes.ts';
import { ContentEditor } from './content-editor.tsx';
import { type ContentName, contentNameOf, contentNames } from './content-shapes.ts';
import { SettingVersions, SettingWaits } from './setting-parts.tsx';
import { contentNameTexts, contentStrings } from './content-strings.ts';

const views = ['content', 'terms'] as const;
const terms: readonly ContentName[] = ['inviteTerms', 'refundTerms', 'spinWheel', 'spinCoin'];
const isTerms = (name: ContentName): boolean => terms.includes(name);
const viewOf = (itemId: string) => (terms.some((name) => name === itemId) ? 'terms' : 'content');

interface BankTexts {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
}

// The form begins with the names and the order that members see now.
const withEveryBank = (written: unknown, banks: Operator['banks']): readonly BankTexts[] => {
  const own = written as readonly BankTexts[];
  const rest = banks.filter(({ code }) => !own.some((one) => one.code === code));
  return [...own, ...rest.map(({ code, nameTH, nameEN }) => ({ code, nameTH, nameEN }))];
};

const useValue = () => {
  const { data, isError, refetch } = useOperator();
  const valueOf = (name: ContentName): unknown => {
    const value = readForm(name, data?.settings.find((setting) => setting.name === name)?.value);
    return name === 'bankTexts' ? withEveryBank(value, data?.banks ?? []) : value;
  };
  return { valueOf, isRead: data !== undefined, isError, refetch };
};

const Detail = ({ name }: { readonly name: ContentName }) => {
  const t = useTexts(contentStrings);
  const names = useTexts(contentNameTexts);
  const { valueOf, isRead } = useValue();
  // The form keeps what it began with: the list is read again every few seconds.
  const [began, setBegan] = useState<{ readonly value: unknown } | null>(null);
  if (isRead && began === null) setBegan({ value: valueOf(name) });
  if (began === null) return <Skeleton />;
  return (
    <ItemDetail kicker={t('title')} heading={names(name)}>
      <SettingWaits name={name} />
      <ContentEditor name={name} needsTwo stored={began.value} value={began.value} />
      <SettingVersions name={name} needsTwo stored={began.value} />
    </ItemDetail>
  );
};

const detailOf = (itemId: string) => {
  const name = contentNameOf(itemId);
  return name === undefined ? <NoItem text="" /> : <Detail key={name} name={name} />;
};

// What the operator tells members, and the terms of referral bonus and refund, each as a form.
export const ContentScreen = () => {
  const t = useTexts(contentStrings);
  const names = useTexts(contentNameTexts);
  const at = useQueuePlace('/content', views, viewOf);
  const { isRead, isError, refetch } = useValue();
  const shown = contentNames.filter((name) => isTerms(name) === (at.place.view === 'terms'));
  const rowOf = (name: ContentName): QueueRow => ({
    id: name,
    since: null,
    tone: 'success',
    status: t('shown'),
    name: names(name),
    about: '',
  });
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={views.map((key) => ({ key, label: t(key) }))}
      reading={{ items: isRead ? shown : undefined, hasMore: false, isError, readAgain: () => void refetch() }}
      rowOf={rowOf}
      emptyText={t('empty')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
