import type { ReactNode } from 'react';
import { ModalContext } from '../../../src/member-app/modals/use-modals.ts';

const noModals = { open: () => undefined, close: () => undefined };

// A modal by itself: its ways to other modals lead nowhere.
export const withModals = (modal: ReactNode) => <ModalContext value={noModals}>{modal}</ModalContext>;
