import { gameNameOf } from '#contract/games.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { type ChipKind, StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QueryButton } from '#ui/office/detail/query-button.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { type MemberGame, transferOfficeCalls } from '../office-contract.ts';
import { DaysOfPlay } from './days-of-play.tsx';
import { BringHomeAction } from './bring-home-action.tsx';
import { comparisonTexts, gameMoneyStrings, transferStateTexts } from './game-money-strings.ts';
import styles from './game-money.module.css';
import { type MemberGameMoney, useMemberGames } from './use-game-money.ts';

const chips: Record<NonNullable<MemberGame['kind']>, ChipKind> = {
  AGREES: 'success',
  PLAY: 'success',
  TRANSFER: 'waiting',
  HELD: 'waiting',
  UNCLEAR: 'failed',
  SILENT: 'failed',
  NO_PLAYER: 'failed',
};

const timeOf = (at: string | null): string | null => (at === null ? null : formatDateTime(at));
const isExplained = ({ kind }: MemberGame): boolean => kind === 'AGREES' || kind === 'PLAY';

// They agreed when they were compared, and the books have moved since.
const hasMovedSince = (game: MemberGame): boolean =>
  isExplained(game) && game.providerAmount !== null && game.providerAmount !== game.bookedAmount;

const GameSection = ({ of, game }: { readonly of: MemberGameMoney; readonly game: MemberGame }) => {
  const t = useTexts(gameMoneyStrings);
  const kinds = useTexts(comparisonTexts);
  const { currency } = of;
  const { code, kind, bookedAmount, providerAmount, inTransit, playToday } = game;
  const money = (amount: bigint | null) => <Money amount={amount} currency={currency} />;
  return (
    <section className={styles['game']}>
      <div className={styles['head']}>
        <h3>{gameNameOf(code)}</h3>
        {kind === null || hasMovedSince(game) ? null : <StatusChip kind={chips[kind]}>{kinds(kind)}</StatusChip>}
      </div>
      <FactList
        facts={[
          { label: t('booked'), value: money(bookedAmount) },
          { label: t('there'), value: providerAmount === null ? t('neverTold') : money(providerAmount) },
          { label: t('toldAt'), value: timeOf(game.answeredAt) },
          { label: t('comparedAt'), value: game.comparedAt === game.answeredAt ? null : timeOf(game.comparedAt) },
          { label: t('since'), value: isExplained(game) ? null : timeOf(game.since) },
          { label: t('inTransit'), value: inTransit === 0n ? null : money(inTransit) },
          { label: t('playToday'), value: playToday === 0n ? null : money(playToday) },
        ]}
      />
      {hasMovedSince(game) ? <p className={styles['quiet']}>{t('movedSince')}</p> : null}
      {bookedAmount === 0n ? null : <BringHomeAction of={of} game={game} />}
    </section>
  );
};

const QueryNow = ({ memberId }: { readonly memberId: string }) => {
  const t = useTexts(gameMoneyStrings);
  const call = transferOfficeCalls.compareGames;
  return <QueryButton call={call} question={{ memberId }} label={t('compare')} done={t('compared')} />;
};

const Transfers = ({ of: { memberId, transfers, currency } }: { readonly of: MemberGameMoney }) => {
  const t = useTexts(gameMoneyStrings);
  const states = useTexts(transferStateTexts);
  const stateOf = (status: string): string => (isTextKey(transferStateTexts, status) ? states(status) : status);
  if (transfers.length === 0) return null;
  return (
    <section>
      <h3>{t('transfers')}</h3>
      <ul className={styles['transfers']}>
        {transfers.map(({ transferId, code, direction, amount, status, createdAt }) => (
          <li key={transferId}>
            <GoLink to={`/statements/${memberId}.${transferId}`}>{t(direction, { code: gameNameOf(code) })}</GoLink>
            <Money amount={amount} currency={currency} />
            <span className={styles['quiet']}>{stateOf(status)}</span>
            <time dateTime={createdAt} className={styles['quiet']}>
              {formatDateTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};

// What one member has at each game, there and in our books.
export const MemberGamesDetail = ({ memberId }: { readonly memberId: string }) => {
  const t = useTexts(gameMoneyStrings);
  const refusalText = useRefusalText();
  const { data, error } = useMemberGames(memberId);
  if (data === undefined) return error === null ? <Skeleton /> : <NoItem text={refusalText(error.refusal.message)} />;
  return (
    <ItemDetail
      kicker={`•••• ${data.memberPhone.slice(-4)}`}
      heading={data.memberName}
      actions={<QueryNow memberId={memberId} />}
    >
      <FactList facts={[{ label: t('wallet'), value: <Money amount={data.wallet} currency={data.currency} /> }]} />
      {data.games.length === 0 ? <p>{t('noGames')}</p> : null}
      {data.games.map((game) => (
        <GameSection key={game.code} of={data} game={game} />
      ))}
      <DaysOfPlay of={data} />
      <Transfers of={data} />
    </ItemDetail>
  );
};
