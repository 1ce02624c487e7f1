import { useTexts } from '#i18n/texts.ts';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { StaysOpen } from '#ui/office/queue/stays-open.tsx';
import type { ProviderLine } from '../office-contract.ts';
import { ProviderDetail } from './provider-detail.tsx';
import { providerChips, providerStateTexts, providerStrings } from './provider-strings.ts';
import { needsAttention, providerViews, useProviderPlace, useProviders } from './use-providers.ts';

const useRowOf = () => {
  const t = useTexts(providerStrings);
  const states = useTexts(providerStateTexts);
  const stateOf = ({ isStopped, state }: ProviderLine): string => (isStopped ? t('stopped') : states(state));
  const figures = ({ p95Ms, answered, failed, openWork }: ProviderLine): string[] => [
    p95Ms === null ? t('notAsked') : `${String(p95Ms)} ms`,
    ...(failed > 0 ? [t('unanswered', { failed, answered })] : []),
    ...(openWork > 0 ? [t('waits', { open: openWork })] : []),
  ];
  return (line: ProviderLine): QueueRow => ({
    id: line.code,
    since: line.state === 'FINE' ? null : line.since,
    tone: line.isStopped ? 'failed' : providerChips[line.state],
    status: stateOf(line),
    name: line.name,
    about: [stateOf(line), ...figures(line)].join(' · '),
  });
};

const detailOf = (code: string) => (
  <StaysOpen>
    <ProviderDetail key={code} code={code} />
  </StaysOpen>
);

// How each game answers, and the switch with which staff close it.
export const ProvidersScreen = () => {
  const t = useTexts(providerStrings);
  const at = useProviderPlace();
  const { data, isError, refetch } = useProviders();
  const attention = data?.providers.filter(needsAttention);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={providerViews.map((key) => ({
        key,
        label: t(key),
        count: key === 'attention' ? attention?.length : data?.providers.length,
      }))}
      reading={{
        items: at.place.view === 'attention' ? attention : data?.providers,
        hasMore: false,
        isError,
        readAgain: () => void refetch(),
      }}
      rowOf={useRowOf()}
      emptyText={t('empty')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
