import { useLocation, useNavigate } from '#ui/frame/router.ts';

const lastPossible = 1_000_000_000;

const pageOf = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPossible ? page : 1;
};

// The URL contains the page, so that it can be reloaded, shared and reached by Back.
export const usePageInAddress = (): readonly [number, (page: number, isInPlace?: boolean) => void] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (page: number, isInPlace = false): void => {
    navigate({ pathname, search: page === 1 ? '' : `?page=${page}` }, { replace: isInPlace });
  };
  return [pageOf(search), go];
};
