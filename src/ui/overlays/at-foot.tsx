import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface AtFootProps {
  readonly foot: HTMLElement | null;
  readonly children: ReactNode;
}

// What the member presses next stands at the foot of the modal, since a phone shows no more than the account above it.
export const AtFoot = ({ foot, children }: AtFootProps) => (foot === null ? null : createPortal(children, foot));
