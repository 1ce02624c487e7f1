import type { SyntheticEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { OfficePage } from '#ui/office/office-page.tsx';
import { OpenItemProvider } from '#ui/office/queue/queue-context.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import type { MemberLine } from '../office-contract.ts';
import { careStrings, kindTexts } from './care-strings.ts';
import { MemberCard } from './member-card.tsx';
import styles from './members.module.css';
import { useFind, useWaiting } from './use-care.ts';

const numberOf = (typed: string): string => typed.replace(/[\s-]/g, '');

const Found = ({ members }: { readonly members: readonly MemberLine[] }) => {
  const t = useTexts(careStrings);
  if (members.length === 0) return <EmptyState text={t('nobody')} />;
  return (
    <section>
      <h2>{t('found')}</h2>
      <ul className={styles['rows']}>
        {members.map(({ memberId, name, phone, suspendedAt }) => (
          <li key={memberId} className={styles['row']}>
            <GoLink to={`/members/${memberId}`}>{name}</GoLink>
            <span className={styles['quiet']}>{phone}</span>
            {suspendedAt === null ? null : <StatusChip kind="failed">{t('suspended')}</StatusChip>}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Waiting = () => {
  const t = useTexts(careStrings);
  const kinds = useTexts(kindTexts);
  const { data } = useWaiting();
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <section>
      <h2>{t('waiting')}</h2>
      <ul className={styles['rows']}>
        {data.changes.map(({ memberId, memberName, kind, at }) => (
          <li key={memberId} className={styles['row']}>
            <GoLink to={`/members/${memberId}`}>{memberName}</GoLink>
            <span>{kinds(kind)}</span>
            <time dateTime={at} className={styles['quiet']}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Search = () => {
  const t = useTexts(careStrings);
  const refusalText = useRefusalText();
  const find = useFind();
  const form = useCheckedForm({
    names: ['number'],
    check: ({ number }) => (/^\d{6,20}$/.test(numberOf(number)) ? {} : { number: t('numberForm') }),
    send: async ({ number }) => {
      await find.mutateAsync(numberOf(number)).catch(() => undefined);
    },
  });
  // What was found for another number does not stand under a wrong one.
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    if (!find.isPending) find.reset();
    form.props.onSubmit(event);
  };
  return (
    <OfficePage title={t('title')} width={720}>
      <form {...form.props} onSubmit={search} className={styles['search']} role="search">
        <TextField label={t('number')} inputMode="numeric" autoComplete="off" {...form.field('number')} />
        <Button type="submit" kind="filled" isMain isBusy={find.isPending}>
          {t('find')}
        </Button>
      </form>
      <div aria-live="polite">
        {find.error === null ? null : <InlineError>{refusalText(find.error.refusal.message)}</InlineError>}
        {find.data === undefined ? null : <Found members={find.data.members} />}
      </div>
      <Waiting />
    </OfficePage>
  );
};

// Found by a whole number, never by browsing; the search text does not appear in a URL.
export const MembersScreen = () => {
  const { itemId } = useParams();
  const navigate = useNavigate();
  const toasts = useToasts();
  const t = useTexts(careStrings);
  if (itemId === undefined) return <Search />;
  const backToList = (): void => void navigate('/members');
  return (
    <OpenItemProvider value={{ focus: 'detail', decided: ({ text, kind }) => toasts[kind](text), backToList }}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <MemberCard key={itemId} memberId={itemId} />
    </OpenItemProvider>
  );
};
