import { isTextKey, useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import type { DeskItem } from '../office-contract.ts';
import { MoneyInDetail } from './money-in-detail.tsx';
import { moneyInReasons } from './money-in-reasons.ts';
import { moneyInStrings, moneyInViewTexts } from './money-in-strings.ts';
import { currencyOf, itemIdOf, moneyInViews, useMoneyIn, useUnlisted } from './use-money-in.ts';
import { useStateOf } from './use-state-of.ts';

const useRowOf = () => {
  const t = useTexts(moneyInStrings);
  const stateOf = useStateOf();
  const reasons = useTexts(moneyInReasons);
  const kinds = useTexts(moneyInViewTexts);
  return (item: DeskItem): QueueRow => {
    const { reason, endedAt, payer, member } = item;
    return {
      id: itemIdOf(item),
      since: endedAt ?? item.openedAt,
      hasEnded: endedAt !== null,
      ...stateOf(item),
      name: payer?.name ?? member?.name ?? t('unreadable'),
      about: reason !== null && isTextKey(moneyInReasons, reason) ? reasons(reason) : (reason ?? kinds(item.kind)),
      amount: item.amount,
      currency: currencyOf(item.currency),
    };
  };
};

const Unlisted = ({ id }: { readonly id: string }) => {
  const t = useTexts(moneyInStrings);
  const { item, isRead, ...query } = useUnlisted(id);
  if (item !== undefined) return <MoneyInDetail item={item} />;
  return isRead ? <NoItem text={t('gone')} /> : <FirstReading query={query} />;
};

// Incoming money that waits for a person: without an owner, reported by members, or unreadable.
export const MoneyInScreen = () => {
  const t = useTexts(moneyInStrings);
  const views = useTexts(moneyInViewTexts);
  const at = useQueuePlace('/money-in', moneyInViews);
  const { reading, countOf, oldest } = useMoneyIn(at.place);
  const { items } = reading;
  const detail = (id: string) => {
    const item = items?.find((known) => itemIdOf(known) === id);
    if (item !== undefined) return <MoneyInDetail key={id} item={item} />;
    if (items === undefined) return <FirstReading query={{ isError: reading.isError, refetch: reading.readAgain }} />;
    return <Unlisted key={id} id={id} />;
  };
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={moneyInViews.map((key) => ({
        key,
        label: views(key),
        count: key === 'ended' ? undefined : countOf(key),
      }))}
      reading={reading}
      rowOf={useRowOf()}
      oldest={oldest}
      searchLabel={t('searchBy')}
      emptyText={t(at.place.view === 'ended' ? 'emptyEnded' : 'empty')}
      chooseText={t('choose')}
      detail={detail}
    />
  );
};
