import { lazyPart, useIsComing } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';
import type { Notice } from './use-notice.ts';

// Most visits have none.
const panel = lazyPart(() => import('./notice-panel.tsx'), 'NoticePanel');

export const NoticePart = ({ shown, close }: Notice) =>
  shown === null ? null : (
    <OptionalPart>
      <panel.Part shown={shown} close={close} />
    </OptionalPart>
  );

export const useIsNoticeComing = ({ isComing, shown }: Notice): boolean => {
  const isPanelComing = useIsComing(panel, shown !== null);
  return isComing || isPanelComing;
};
