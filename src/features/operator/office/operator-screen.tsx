import { useTexts } from '#i18n/texts.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import type { ChangeLine } from '../office-contract.ts';
import { ChangeDetail } from './change-detail.tsx';
import { healthStrings } from './health-strings.ts';
import { changeChips, changeStatusTexts, operatorStrings } from './operator-strings.ts';
import { ChangeableDetail } from './changeable-detail.tsx';
import { type Changeable, changeablesOf } from './changeable.ts';
import { useValueWords } from './use-value-words.ts';
import { useTitleOf } from './use-title-of.ts';
import {
  operatorViews as views,
  type OperatorView,
  useAccountHealth,
  useChanges,
  useOperator,
  useOperatorPlace,
} from './use-operator.ts';

type Item = { readonly change: ChangeLine } | { readonly changeable: Changeable };

const changeableTones: Record<Changeable['state'], ChipKind> = {
  listed: 'success',
  isSet: 'success',
  unlisted: 'info',
  unreadable: 'failed',
};

// What matters most about an account that is not offered now, though it is listed.
const useHealthOf = (isNeeded: boolean) => {
  const t = useTexts(healthStrings);
  const { data } = useAccountHealth(isNeeded);
  return (accountId: string): Pick<QueueRow, 'tone' | 'status' | 'since'> | null => {
    const health = data?.accounts.find((account) => account.accountId === accountId);
    if (health?.state === 'FROZEN')
      return { tone: 'failed', status: t(health.isCheckDue ? 'checkDue' : 'frozen'), since: health.frozenAt };
    return health?.isCapReached === true ? { tone: 'waiting', status: t('capReached'), since: null } : null;
  };
};

const useRowOf = (view: OperatorView) => {
  const t = useTexts(operatorStrings);
  const healthOf = useHealthOf(view === 'accounts');
  const statuses = useTexts(changeStatusTexts);
  const titleOf = useTitleOf();
  const { wordOf } = useValueWords();
  const receives = ({ fields }: Changeable): string =>
    ['bankType', 'mode'].map((field) => wordOf(field, fields[field])).join(' · ');
  return (item: Item): QueueRow => {
    const money = { amount: null, currency: null };
    if ('changeable' in item) {
      const { id, kind, object, about, state } = item.changeable;
      const health = kind === 'deposit_account' ? healthOf(object) : null;
      const shown = health ?? { tone: changeableTones[state], status: t(state), since: null };
      const words = kind === 'deposit_account' ? receives(item.changeable) : about;
      return { id, ...shown, name: titleOf(item.changeable), about: words, ...money };
    }
    const { changeId, because, status, madeAt, decidedAt } = item.change;
    return {
      id: changeId,
      since: decidedAt ?? madeAt,
      hasEnded: decidedAt !== null,
      tone: changeChips[status],
      status: statuses(status),
      name: titleOf(item.change),
      about: because,
      ...money,
    };
  };
};

const useItems = (view: OperatorView, page: number) => {
  const changes = useChanges(view === 'ended' ? 'ended' : 'waiting', page);
  const operator = useOperator();
  const isOfChanges = view === 'waiting' || view === 'ended';
  const { isError, refetch } = isOfChanges ? changes : operator;
  const items: readonly Item[] | undefined = isOfChanges
    ? changes.data?.items.map((change) => ({ change }))
    : operator.data && changeablesOf[view](operator.data).map((changeable) => ({ changeable }));
  const hasMore = isOfChanges && changes.data?.hasMore === true;
  return {
    reading: { items, hasMore, isError, readAgain: () => void refetch() },
    waiting: changes.data?.counts.waiting,
    oldest: view === 'waiting' ? changes.data?.oldestAt : null,
  };
};

const itemOf = (itemId: string) =>
  itemId.includes('.') ? (
    <ChangeableDetail key={itemId} itemId={itemId} />
  ) : (
    <ChangeDetail key={itemId} itemId={itemId} />
  );

// What the operator sets, and the changes that wait for a second person.
export const OperatorScreen = () => {
  const t = useTexts(operatorStrings);
  const at = useOperatorPlace();
  const { view, page } = at.place;
  const { reading, waiting, oldest } = useItems(view, page);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={views.map((key) => ({ key, label: t(key), count: key === 'waiting' ? waiting : undefined }))}
      reading={reading}
      rowOf={useRowOf(view)}
      oldest={oldest}
      emptyText={t('empty')}
      chooseText={t('choose')}
      detail={itemOf}
    />
  );
};
