import { gameNameOf } from '#contract/games.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Pagination } from '#ui/lists/pagination.tsx';
import { OutcomeChip } from '#ui/lists/status-chip.tsx';
import { OfficePage } from '#ui/office/office-page.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { moneyOf } from '../rules.ts';
import type { StatementLine } from '../contract.ts';
import { statementTypeTexts } from '#i18n/statement-texts.ts';
import { statementStrings } from '../strings.ts';
import { menuStrings } from './menu-strings.ts';
import { statementOfficeStrings } from './office-strings.ts';
import { type MemberLines as Lines, pageSize, useMemberLines } from './use-member-lines.ts';

export const LineType = ({ line: { statementType } }: { readonly line: StatementLine }) => {
  const types = useTexts(statementTypeTexts);
  return isTextKey(statementTypeTexts, statementType) ? types(statementType) : statementType;
};

export const useNameOf = (): ((code: string) => string) => {
  const shared = useTexts(sharedTexts);
  return (code) => (code === 'WALLET' ? shared('mainWallet') : gameNameOf(code));
};

const Table = ({ lines: { member, statements } }: { readonly lines: Lines }) => {
  const t = useTexts(statementStrings);
  const shared = useTexts(sharedTexts);
  const nameOf = useNameOf();
  const typeCell = (line: StatementLine) => (
    <GoLink to={`/statements/${member.memberId}.${line._id ?? ''}`}>
      <LineType line={line} />
    </GoLink>
  );
  const endsCell = ({ from, to }: StatementLine) =>
    [from, to]
      .filter((end) => end !== null)
      .map(nameOf)
      .join(' → ');
  const statusCell = ({ status }: StatementLine) => <OutcomeChip status={status} />;
  const amountCell = (line: StatementLine) => <SignedMoney {...moneyOf(line)} currency={member.currency} />;
  return (
    <DataTable
      caption={t('statement')}
      items={statements}
      keyOf={({ _id, createdAt }) => _id ?? createdAt}
      columns={[
        { key: 'type', head: t('type'), cell: typeCell },
        { key: 'ends', head: `${shared('from')} → ${shared('to')}`, cell: endsCell },
        { key: 'status', head: shared('status'), cell: statusCell },
        { key: 'amount', head: shared('amount'), isAmount: true, cell: amountCell },
        { key: 'date', head: shared('date'), cell: ({ createdAt }) => formatDateTime(createdAt) },
      ]}
    />
  );
};

interface MemberLinesProps {
  readonly memberId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export const MemberLines = ({ memberId, page, onPage }: MemberLinesProps) => {
  const t = useTexts(statementOfficeStrings);
  const menu = useTexts(menuStrings);
  const strings = useTexts(statementStrings);
  const refusalText = useRefusalText();
  const { data: lines, error } = useMemberLines(memberId, page);
  if (lines === undefined)
    return error === null ? <Skeleton /> : <EmptyState text={refusalText(error.refusal.message)} />;
  return (
    <OfficePage title={menu('statements')}>
      <GoLink to={`/members/${memberId}`}>{lines.member.name}</GoLink>
      {lines.total === 0 ? <EmptyState text={strings('emptyStatement')} /> : <Table lines={lines} />}
      <Pagination page={page} pageCount={Math.ceil(lines.total / pageSize)} onPage={onPage} />
      <GoLink to={`/game-money/${memberId}`}>{t('gameMoney')}</GoLink>
    </OfficePage>
  );
};
