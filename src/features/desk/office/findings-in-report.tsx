import { formatDateTime } from '#i18n/date-formats.ts';
import { formatCount } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { Panel } from '#ui/figures/panel.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { ScreenLink } from '#ui/office/screen-link.tsx';
import type { OpenFindingsProps } from '#ui/office/open-findings.tsx';
import { findingKindTexts, findingStrings } from './finding-strings.ts';
import { useLaneName } from './use-lane-name.ts';

// In the report on the books: open findings by kind, and the lanes that are stopped.
export const FindingsInReport = ({ findings, lanes }: OpenFindingsProps) => {
  const t = useTexts(findingStrings);
  const kinds = useTexts(findingKindTexts);
  const laneName = useLaneName();
  const kindName = (kind: string): string => (isTextKey(findingKindTexts, kind) ? kinds(kind) : kind);
  const kindCell = ({ kind }: OpenFindingsProps['findings'][number]) => (
    <ScreenLink to="/findings">{kindName(kind)}</ScreenLink>
  );
  return (
    <Panel>
      <h2>{t('findings')}</h2>
      {findings.length === 0 ? <p>{t('noFindings')}</p> : null}
      {findings.length === 0 ? null : (
        <DataTable
          caption={t('findings')}
          items={findings}
          keyOf={({ kind }) => kind}
          columns={[
            { key: 'kind', head: t('about'), cell: kindCell },
            { key: 'open', head: t('open'), cell: ({ open }) => formatCount(open) },
            { key: 'oldest', head: t('oldest'), cell: ({ oldestAt }) => formatDateTime(oldestAt) },
          ]}
        />
      )}
      {lanes.length === 0 ? null : (
        <DataTable
          caption={t('stopped')}
          isCaptionShown
          items={lanes}
          keyOf={({ lane }) => lane}
          columns={[
            { key: 'lane', head: t('lane'), cell: ({ lane }) => laneName(lane) },
            { key: 'why', head: t('why'), cell: ({ reason }) => kindName(reason) },
            { key: 'at', head: t('oldest'), cell: ({ at }) => formatDateTime(at) },
          ]}
        />
      )}
    </Panel>
  );
};
