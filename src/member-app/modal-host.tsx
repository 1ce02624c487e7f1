import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { type LazyPart, lazyPart } from '#ui/frame/lazy-part.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ModalProps } from './modals/modal-props.ts';
import { keptModal, useKeptModal } from './modals/kept-modal.ts';

// Every modal the shell can show, each in a chunk of its own. What a feature's modal needs from another feature,
// such as the balances, is handed to it here.
const modalParts = {
  changePassword: lazyPart<ModalProps>(async () => ({
    default: (await import('#features/auth/member/change-password-modal.tsx')).ChangePasswordModal,
  })),
  conditions: lazyPart<ModalProps>(async () => ({
    default: (await import('#features/lookup/member/conditions-modal.tsx')).ConditionsModal,
  })),
  deposit: lazyPart<ModalProps>(async () => ({
    default: (await import('./modals/deposit-part.tsx')).DepositPart,
  })),
  game: lazyPart<ModalProps>(async () => ({ default: (await import('./modals/game-part.tsx')).GamePart })),
  transfer: lazyPart<ModalProps>(async () => ({
    default: (await import('./modals/transfer-part.tsx')).TransferPart,
  })),
  withdraw: lazyPart<ModalProps>(async () => ({
    default: (await import('./modals/withdraw-part.tsx')).WithdrawPart,
  })),
} satisfies Record<string, LazyPart<ModalProps>>;

type ModalName = keyof typeof modalParts;

interface OpenModal {
  readonly name: ModalName;
  // What the modal is about, such as the code of a game.
  readonly about: string | null;
}

export interface Modals {
  // Takes the place of an open one: there is never more than one modal.
  readonly open: (name: ModalName, about?: string) => void;
  readonly close: () => void;
}

const ModalContext = createContext<Modals | null>(null);

export const useModals = (): Modals => {
  const modals = useContext(ModalContext);
  if (modals === null) throw new Error('useModals needs a ModalHost above it');
  return modals;
};

const CrashDialog = ({ note, onClose }: { readonly note: ReactNode; readonly onClose: () => void }) => {
  const t = useTexts(sharedTexts);
  return (
    <Dialog title={t('dialogError')} onClose={onClose}>
      {note}
    </Dialog>
  );
};

const openAtStart = (): OpenModal | null => {
  const name = keptModal();
  return name === null ? null : { name, about: null };
};

export const ModalHost = ({ children }: { readonly children: ReactNode }) => {
  const [modal, setModal] = useState<OpenModal | null>(openAtStart);
  useKeptModal(modal?.name ?? null);
  const modals = useMemo<Modals>(
    () => ({
      open: (name, about) => setModal({ name, about: about ?? null }),
      close: () => setModal(null),
    }),
    [],
  );
  const inDialog = useCallback((note: ReactNode) => <CrashDialog note={note} onClose={modals.close} />, [modals]);
  const Part = modal === null ? null : modalParts[modal.name].Part;
  return (
    <ModalContext value={modals}>
      {children}
      {Part === null || modal === null ? null : (
        <CrashBoundary key={modal.name} frame={inDialog}>
          <Suspense fallback={null}>
            <Part about={modal.about} onClose={modals.close} />
          </Suspense>
        </CrashBoundary>
      )}
    </ModalContext>
  );
};
