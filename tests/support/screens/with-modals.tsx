import type { ReactNode } from 'react';
import { ModalContext } from '../../../src/member-app/use-modals.ts';

const noModals = { open: () => undefined, follow: () => undefined, close: () => undefined };

// A modal without its host: opening another one does nothing.
export const withModals = (modal: ReactNode) => <ModalContext value={noModals}>{modal}</ModalContext>;
