import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#ask/ask.ts';
import { formatDateTime } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { type Operator, useChanges, useOperator } from '../use-operator.ts';
import { AskForContent, ContentEditor } from './content-editor.tsx';
import { type ContentName, contentNames, readContent } from './content-shapes.ts';
import { contentNameTexts, contentStrings } from './content-strings.ts';
import styles from './content.module.css';

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
    const value = readContent(name, data?.settings.find((setting) => setting.name === name)?.value);
    return name === 'bankTexts' ? withEveryBank(value, data?.banks ?? []) : value;
  };
  return { valueOf, isRead: data !== undefined, isError, refetch };
};

const Waits = ({ name }: { readonly name: ContentName }) => {
  const t = useTexts(contentStrings);
  const waiting = useChanges('waiting', 1).data?.items.filter((change) => change.object === name) ?? [];
  return waiting.map(({ changeId, madeBy, madeAt, because }) => (
    <StampLine key={changeId}>
      {t('waits')}: {madeBy}, {formatDateTime(madeAt)}, {because}.{' '}
      <GoLink to={`/settings/${changeId}`}>{t('seeWaiting')}</GoLink>
    </StampLine>
  ));
};

// What was published before, and the way back to it: by a second person too.
const Versions = ({ name, value }: { readonly name: ContentName; readonly value: unknown }) => {
  const t = useTexts(contentStrings);
  const whyNot = useWhyNot(operatorOfficeCalls.proposeChange);
  const [back, setBack] = useState<{ readonly value: unknown } | null>(null);
  const { data } = useQuery({
    queryKey: ['operator', 'versions', name],
    queryFn: () => answerOf(operatorOfficeCalls.listVersions, { name }),
  });
  const { versions = [], first = null } = data ?? {};
  return (
    <section>
      <h3>{t('versions')}</h3>
      {versions.length === 0 ? <p>{t('noVersions')}</p> : null}
      <ol>
        {versions.map((one, index) => (
          <li key={one.changeId} className={styles['version']}>
            <span>
              {formatDateTime(one.publishedAt)} · {t('publishedBy', { maker: one.madeBy, checker: one.publishedBy })}:{' '}
              {one.because}
            </span>
            {index === 0 ? null : (
              <Button blockedBecause={whyNot} onClick={() => setBack({ value: one.value })}>
                {t('rollBack')}
                <span className="visually-hidden">: {formatDateTime(one.publishedAt)}</span>
              </Button>
            )}
          </li>
        ))}
        {first === null ? null : (
          <li className={styles['version']}>
            <span>{t('firstValue')}</span>
            <Button blockedBecause={whyNot} onClick={() => setBack(first)}>
              {t('rollBack')}
              <span className="visually-hidden">: {t('firstValue')}</span>
            </Button>
          </li>
        )}
      </ol>
      {back === null ? null : <AskForContent name={name} from={value} to={back.value} onClose={() => setBack(null)} />}
    </section>
  );
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
      <Waits name={name} />
      <ContentEditor name={name} value={began.value} />
      <Versions name={name} value={began.value} />
    </ItemDetail>
  );
};

const detailOf = (itemId: string) => {
  const name = contentNames.find((known) => known === itemId);
  return name === undefined ? <EmptyState text="" /> : <Detail key={name} name={name} />;
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
