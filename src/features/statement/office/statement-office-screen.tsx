import { useLocation, useNavigate, useParams } from 'react-router';
import { useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { OfficePage } from '#ui/office/office-page.tsx';
import { OpenItemProvider } from '#ui/office/queue/queue-context.ts';
import { MemberLine } from './member-line.tsx';
import { MemberLines } from './member-lines.tsx';
import { menuStrings } from './menu-strings.ts';
import { statementOfficeStrings } from './office-strings.ts';
import { readItem } from './use-member-lines.ts';

const NoMember = () => {
  const t = useTexts(statementOfficeStrings);
  const menu = useTexts(menuStrings);
  return (
    <OfficePage title={menu('statements')}>
      <EmptyState text={t('chooseMember')} />
      <GoLink to="/members">{t('findMember')}</GoLink>
    </OfficePage>
  );
};

const pageIn = (query: string): number => {
  const page = Number(new URLSearchParams(query).get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
};

// The statement of a member as the member sees it, and the timeline of each of its operations.
export const StatementOfficeScreen = () => {
  const { itemId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  if (itemId === undefined) return <NoMember />;
  const { memberId, lineId } = readItem(itemId);
  const goTo = (page: number): void => void navigate(`/statements/${memberId}${page === 1 ? '' : `?page=${page}`}`);
  if (lineId === null) return <MemberLines memberId={memberId} page={pageIn(search)} onPage={goTo} />;
  return (
    <OpenItemProvider value={{ focus: 'detail', decided: () => undefined, backToList: () => goTo(1) }}>
      <MemberLine key={itemId} memberId={memberId} lineId={lineId} />
    </OpenItemProvider>
  );
};
