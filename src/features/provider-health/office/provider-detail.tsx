import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import type { ProviderLine } from '../office-contract.ts';
import { ProviderActions } from './provider-actions.tsx';
import { providerBreakerTexts, providerChips, providerStateTexts, providerStrings } from './provider-strings.ts';
import { useProviders } from './use-providers.ts';

const Switch = ({ set }: { readonly set: NonNullable<ProviderLine['switch']> }) => {
  const t = useTexts(providerStrings);
  const states = useTexts(providerStateTexts);
  const end = set.until === null ? t('noEnd') : t('until', { at: formatDateTime(set.until) });
  return (
    <section>
      <StampLine>{t('byHand', { who: set.setBy, at: formatDateTime(set.setAt) })}</StampLine>
      <FactList
        facts={[
          { label: states(set.state), value: set.isOver ? t('isOver') : end },
          { label: t('textTh'), value: <span lang="th">{set.text.th}</span> },
          { label: t('textLa'), value: <span lang="lo">{set.text.la}</span> },
          { label: t('textEn'), value: <span lang="en">{set.text.en}</span> },
        ]}
      />
    </section>
  );
};

const Figures = ({ line }: { readonly line: ProviderLine }) => {
  const t = useTexts(providerStrings);
  const states = useTexts(providerStateTexts);
  const breakers = useTexts(providerBreakerTexts);
  const upTo = (ms: number | null): string => (ms === null ? t('notAsked') : t('upTo', { ms: String(ms) }));
  const at = (instant: string | null): string => (instant === null ? t('never') : formatDateTime(instant));
  return (
    <FactList
      facts={[
        { label: t('observed'), value: states(line.observed) },
        { label: t('since'), value: line.since === null ? null : formatDateTime(line.since) },
        { label: t('wellAt'), value: at(line.wellAt) },
        { label: t('breaker'), value: breakers(line.breaker) },
        { label: t('answered'), value: line.answered },
        { label: t('failed'), value: line.failed },
        { label: t('p50'), value: upTo(line.p50Ms) },
        { label: t('p95'), value: upTo(line.p95Ms) },
        { label: t('openWork'), value: line.openWork },
        { label: t('inReview'), value: line.inReview },
        { label: t('oldest'), value: line.oldestAt === null ? null : formatDateTime(line.oldestAt) },
        { label: t('processes'), value: line.processes },
        { label: t('roundsAt'), value: line.rounds === null ? t('noRounds') : at(line.rounds.pulledAt) },
        { label: t('roundsFail'), value: line.rounds?.failedSince == null ? null : at(line.rounds.failedSince) },
      ]}
    />
  );
};

// One game: how it answers, what waits for it, and what staff set.
export const ProviderDetail = ({ code }: { readonly code: string }) => {
  const t = useTexts(providerStrings);
  const states = useTexts(providerStateTexts);
  const list = useProviders();
  const { data } = list;
  const line = data?.providers.find((known) => known.code === code);
  if (data === undefined) return <FirstReading query={list} />;
  if (line === undefined) return <NoItem text={t('choose')} />;
  return (
    <ItemDetail
      kicker={`${t('kicker')} · ${line.code}`}
      heading={line.name}
      chips={
        <>
          <StatusChip kind={providerChips[line.state]}>{states(line.state)}</StatusChip>
          {line.isStopped ? <StatusChip kind="failed">{t('stopped')}</StatusChip> : null}
          {line.isListed ? null : <StatusChip kind="info">{t('unlisted')}</StatusChip>}
        </>
      }
      actions={<ProviderActions line={line} />}
    >
      {line.switch === null ? null : <Switch set={line.switch} />}
      <Figures line={line} />
    </ItemDetail>
  );
};
