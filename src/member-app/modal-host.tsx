import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, ArrowUpFromLine, RotateCcw, UserPlus } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { endPaint, paintFirst } from '#ask/paint-first.ts';
import { newestOf } from '#features/statement/member/timeline/newest-line.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useLocale } from '#i18n/locale.ts';
import { entryTexts } from '#i18n/entry-texts.ts';
import { type Row, textOf, useRow, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { type LazyPart, lazyPart } from '#ui/frame/lazy-part.ts';
import { leaveLostEntries } from '#ui/overlays/back-entries.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { dialogTexts } from '#ui/overlays/dialog-texts.ts';
import { WaitingDialog } from '#ui/overlays/waiting-dialog.tsx';
import { homeStrings } from './home/strings.ts';
import { keptModal, useKeptModal } from './modals/kept-modal.ts';
import { ModalContext, type ModalName, type ModalProps, type Modals, useModals } from './use-modals.ts';
import { useSharedPicture } from './modals/use-shared-picture.ts';

interface MemberModal extends LazyPart<ModalProps> {
  // The home screen's button that opens it.
  // The main ones stand in a row of their own.
  readonly tile?: { readonly title: Row; readonly icon: ReactNode; readonly isMain?: boolean };
  // Reopens after a reload of the page, such as while the bank's app was in front.
  readonly isKept?: boolean;
}

const tileIcon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

// Every modal the shell can show, each in its own chunk, in the order of their buttons on the home screen. Data that a
// modal needs from another feature, such as the balances, comes from its part under modals/.
const allModals: Readonly<Record<ModalName, MemberModal>> = {
  deposit: {
    ...lazyPart(() => import('./modals/deposit-part.tsx'), 'DepositPart'),
    tile: { title: homeStrings.deposit, icon: <ArrowDownToLine {...tileIcon} />, isMain: true },
    isKept: true,
  },
  withdraw: {
    ...lazyPart(() => import('./modals/withdraw-part.tsx'), 'WithdrawPart'),
    tile: { title: homeStrings.withdraw, icon: <ArrowUpFromLine {...tileIcon} />, isMain: true },
  },
  invite: {
    ...lazyPart(() => import('./modals/invite-part.tsx'), 'InvitePart'),
    tile: { title: homeStrings.invite, icon: <UserPlus {...tileIcon} /> },
  },
  refund: {
    ...lazyPart(() => import('./modals/refund-part.tsx'), 'RefundPart'),
    tile: { title: homeStrings.refund, icon: <RotateCcw {...tileIcon} /> },
  },
  transfer: lazyPart(() => import('./modals/transfer-part.tsx'), 'TransferPart'),
  timeline: lazyPart(() => import('./modals/timeline-part.tsx'), 'TimelinePart'),
  game: lazyPart(() => import('./modals/game-part.tsx'), 'GamePart'),
  slips: lazyPart(() => import('./modals/slips-part.tsx'), 'SlipsPart'),
  changePassword: lazyPart(() => import('#features/auth/member/change-password-modal.tsx'), 'ChangePasswordModal'),
  conditions: lazyPart(() => import('#features/lookup/member/conditions-modal.tsx'), 'ConditionsModal'),
};

const modalNames = Object.keys(allModals) as ModalName[];

interface OpenModal {
  readonly name: ModalName;
  // The subject of the modal, such as the code of a game.
  readonly about: string | null;
}

// The buttons of the home screen that open a modal.
export const ModalTiles = ({ areMain }: { readonly areMain: boolean }) => {
  const locale = useLocale();
  const modals = useModals();
  const tiles = modalNames.flatMap((name) => {
    const { tile } = allModals[name];
    return tile === undefined || (tile.isMain ?? false) !== areMain ? [] : [{ name, ...tile }];
  });
  return tiles.map(({ name, title, icon }, place) => (
    <Button
      key={name}
      {...(areMain && place === 0 ? { kind: 'filled' } : {})}
      isMain
      icon={icon}
      // Fetched while the finger is still on it.
      onPointerDown={() => void allModals[name].prepare()}
      onClick={() => modals.open(name)}
    >
      {textOf(title, locale)}
    </Button>
  ));
};

export const CrashDialog = ({ note, onClose }: { readonly note: ReactNode; readonly onClose: () => void }) => {
  const t = useTexts(dialogTexts);
  return (
    <Dialog title={t('dialogError')} onClose={onClose}>
      {note}
    </Dialog>
  );
};

const Waiting = ({ name, onClose }: { readonly name: ModalName; readonly onClose: () => void }) => {
  const title = useRow(allModals[name].tile?.title ?? entryTexts.loading);
  return <WaitingDialog title={title} onClose={onClose} />;
};

const openAtStart = (): OpenModal | null => {
  const kept = keptModal();
  const name = modalNames.find((known) => known === kept && allModals[known].isKept);
  return name === undefined ? null : { name, about: null };
};

export const ModalHost = ({ children }: { readonly children: ReactNode }) => {
  const [modal, setModal] = useState<OpenModal | null>(openAtStart);
  useKeptModal(modal !== null && allModals[modal.name].isKept === true ? modal.name : null);
  useEffect(() => endPaint, []);
  // A modal that a reload closed has left its entry in the history.
  useEffect(() => {
    if (modal === null) leaveLostEntries();
  }, [modal]);
  const modals = useMemo<Modals>(() => {
    const open: Modals['open'] = (name, about) => {
      allModals[name].renew();
      paintFirst();
      setModal({ name, about: about ?? null });
    };
    return { open, follow: (type, lineId) => open('timeline', lineId ?? newestOf(type)), close: () => setModal(null) };
  }, []);
  // The screen below loads it.
  const { data } = useQuery({ ...walletQuery, enabled: false });
  useSharedPicture(data?.profile._id, () => modals.open('deposit'));
  const inDialog = useCallback((note: ReactNode) => <CrashDialog note={note} onClose={modals.close} />, [modals]);
  const Part = modal === null ? null : allModals[modal.name].Part;
  return (
    <ModalContext value={modals}>
      {children}
      {Part === null || modal === null ? null : (
        <CrashBoundary key={modal.name} frame={inDialog}>
          <Suspense fallback={<Waiting name={modal.name} onClose={modals.close} />}>
            <Part about={modal.about} onClose={modals.close} />
          </Suspense>
        </CrashBoundary>
      )}
    </ModalContext>
  );
};
