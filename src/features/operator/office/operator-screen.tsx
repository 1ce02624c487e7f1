import { useTexts } from '#i18n/texts.ts';
import type { QueueRow, RowTone } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import type { ChangeLine } from '../office-contract.ts';
import { ChangeDetail } from './change-detail.tsx';
import { changeStatusTexts, operatorStrings } from './operator-strings.ts';
import { ThingDetail } from './thing-detail.tsx';
import { type Thing, thingsOf } from './thing.ts';
import {
  operatorViews as views,
  type OperatorView,
  useChanges,
  useOperator,
  useOperatorPlace,
} from './use-operator.ts';

type Item = { readonly change: ChangeLine } | { readonly thing: Thing };

const changeTones: Record<ChangeLine['status'], RowTone> = {
  WAITING: 'waiting',
  APPLIED: 'success',
  DROPPED: 'failed',
};
const thingTones: Record<Thing['state'], RowTone> = {
  listed: 'success',
  isSet: 'success',
  unlisted: 'info',
  unreadable: 'failed',
};

const useRowOf = () => {
  const t = useTexts(operatorStrings);
  const statuses = useTexts(changeStatusTexts);
  return (item: Item): QueueRow => {
    const money = { amount: null, currency: null };
    if ('thing' in item) {
      const { id, title, about, state } = item.thing;
      return { id, since: null, tone: thingTones[state], status: t(state), name: title, about, ...money };
    }
    const { changeId, title, because, status, madeAt, decidedAt } = item.change;
    return {
      id: changeId,
      since: decidedAt ?? madeAt,
      hasEnded: decidedAt !== null,
      tone: changeTones[status],
      status: statuses(status),
      name: title,
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
    : operator.data && thingsOf[view](operator.data).map((thing) => ({ thing }));
  const hasMore = isOfChanges && changes.data?.hasMore === true;
  return {
    reading: { items, hasMore, isError, readAgain: () => void refetch() },
    waiting: changes.data?.counts.waiting,
    oldest: view === 'waiting' ? changes.data?.oldestAt : null,
  };
};

const itemOf = (itemId: string) =>
  itemId.includes('.') ? <ThingDetail key={itemId} itemId={itemId} /> : <ChangeDetail key={itemId} itemId={itemId} />;

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
      rowOf={useRowOf()}
      oldest={oldest}
      emptyText={t('empty')}
      chooseText={t('choose')}
      detail={itemOf}
    />
  );
};
