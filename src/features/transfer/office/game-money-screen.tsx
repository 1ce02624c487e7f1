import { gameNameOf } from '#contract/games.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { StaysOpen } from '#ui/office/queue/stays-open.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { type GameMoneyLine, gameMoneyViews, transferOfficeCalls } from '../office-contract.ts';
import { comparisonTexts, gameMoneyStrings } from './game-money-strings.ts';
import styles from './game-money.module.css';
import { MemberGamesDetail } from './member-games-detail.tsx';
import { memberOfItem, useGameMoney, useGameMoneyPlace } from './use-game-money.ts';

const lateAfterMs = 24 * 60 * 60_000;

// The game’s own figure, where it is not the one in the books.
const useReported = () => {
  const t = useTexts(gameMoneyStrings);
  return ({ providerAmount, bookedAmount, currency }: GameMoneyLine): string =>
    providerAmount === null || providerAmount === bookedAmount
      ? ''
      : ` · ${t('there')} ${formatMoney(providerAmount, currency)}`;
};

const useRowOf = () => {
  const reported = useReported();
  const kinds = useTexts(comparisonTexts);
  return (line: GameMoneyLine): QueueRow => ({
    id: `${line.memberId}.${line.code}`,
    since: line.since,
    tone: line.kind === 'HELD' || line.kind === 'TRANSFER' ? 'waiting' : 'failed',
    status: kinds(line.kind),
    name: line.memberName,
    about: `${gameNameOf(line.code)} · ${kinds(line.kind)}${reported(line)}`,
    amount: line.bookedAmount,
    currency: line.currency,
  });
};

const CompareAll = () => {
  const t = useTexts(gameMoneyStrings);
  const office = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const { isSending, press } = usePress({ refreshes: false });
  const compareAll = async (): Promise<void> => {
    const asked = await press(transferOfficeCalls.compareAll, {});
    if (asked.end === 'done') toasts.info(t('comparing', { n: asked.answer.accounts }));
    if (asked.end === 'refused') toasts.danger(refusalText(asked.code));
    if (asked.end === 'unknown') toasts.info(office('unknownOutcome'));
  };
  return (
    <ActionButton
      call={transferOfficeCalls.compareAll}
      label={t('compareAll')}
      isBusy={isSending}
      onPress={() => void compareAll()}
    />
  );
};

const detailOf = (itemId: string) => (
  <StaysOpen>
    <MemberGamesDetail key={itemId} memberId={memberOfItem(itemId)} />
  </StaysOpen>
);

// Game accounts whose balance is not what the books say, and each member's games.
export const GameMoneyScreen = () => {
  const t = useTexts(gameMoneyStrings);
  const at = useGameMoneyPlace();
  const { view, page } = at.place;
  const list = useGameMoney(view, page);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={gameMoneyViews.map((key) => ({ key, label: t(key), count: list.data?.counts[key] }))}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={list.data?.oldestAt}
      lateAfterMs={lateAfterMs}
      above={
        <div className={styles['above']}>
          <CompareAll />
        </div>
      }
      emptyText={t(view === 'unexplained' ? 'emptyUnexplained' : 'emptyExplained')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
