import { useTexts } from '#i18n/texts.ts';
import { useMay } from '#ui/office/office-staff.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useLocale } from '#i18n/locale.ts';
import { bonusOfficeCalls } from '../office-contract.ts';
import { NewOffer, OfferDetail, WaitingOffer } from './offer-detail.tsx';
import { offerChips, offerStateTexts, offerStrings } from './offer-strings.ts';
import styles from './office.module.css';
import {
  type Offers,
  offerViews as views,
  type OfferView,
  useOfferPlace,
  useOffers,
  viewOfOffer,
} from './use-offers.ts';

type Line = Offers['offers'][number];
type Waiting = Offers['waiting'][number];

const itemsOf = ({ offers, waiting }: Offers, view: OfferView): readonly (Line | Waiting)[] =>
  view === 'waiting' ? waiting : offers.filter((offer) => viewOfOffer(offer) === view);

const useRowOf = () => {
  const t = useTexts(offerStrings);
  const states = useTexts(offerStateTexts);
  const locale = useLocale();
  return (item: Line | Waiting): QueueRow => {
    if ('changeId' in item)
      return {
        id: `waiting.${item.changeId}`,
        since: item.madeAt,
        tone: 'waiting',
        status: t('waitsForSecond'),
        name: item.offer.title[locale],
        about: item.offer.code,
      };
    return {
      id: `offer.${item.code}`,
      since: null,
      tone: offerChips[item.state],
      status: states(item.state),
      name: item.title[locale],
      about: `${item.code} · ${states(item.state)}`,
      amount: item.amount,
      currency: item.currency,
    };
  };
};

const detailOf = (itemId: string) => {
  const [what = '', ...rest] = itemId.split('.');
  const of = rest.join('.');
  if (what === 'new') return <NewOffer key={itemId} kind={of === 'promotion' ? 'promotion' : 'bonus'} />;
  if (what === 'waiting') return <WaitingOffer key={itemId} changeId={of} />;
  return <OfferDetail key={itemId} code={of} isEdited={what === 'edit'} />;
};

const NewOffers = () => {
  const t = useTexts(offerStrings);
  const at = useOfferPlace();
  const may = useMay(bonusOfficeCalls.makeOffer);
  const begin = (kind: string) => () => at.go({ itemId: `new.${kind}` }, { focus: 'detail' });
  return may ? (
    <div className={styles['new']}>
      <Button onClick={begin('bonus')}>{t('newBonus')}</Button>
      <Button onClick={begin('promotion')}>{t('newPromotion')}</Button>
    </div>
  ) : null;
};

// Bonuses and promotions: what is on offer, what waits for a second person, what has ended.
export const RewardsScreen = () => {
  const t = useTexts(offerStrings);
  const at = useOfferPlace();
  const { data, isError, refetch } = useOffers();
  const { view } = at.place;
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={views.map((key) => ({
        key,
        label: t(key),
        count: key === 'waiting' ? data?.waiting.length : undefined,
      }))}
      reading={{
        items: data && itemsOf(data, view),
        hasMore: false,
        isError,
        readAgain: () => void refetch(),
      }}
      rowOf={useRowOf()}
      above={<NewOffers />}
      emptyText={t('empty')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
