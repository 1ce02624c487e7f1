import { type LazyPart, lazyPart } from '#ui/frame/lazy-part.ts';
import type { ModalProps } from './modals/modal-props.ts';

// Every modal the shell can show, each in a chunk of its own. What a feature's modal needs from another feature,
// such as the balances, is handed to it here.
export const modalParts = {
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

export type ModalName = keyof typeof modalParts;
