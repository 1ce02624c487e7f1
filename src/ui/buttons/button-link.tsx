import { GoLink, type GoLinkProps } from '../frame/go-link.tsx';
import { type ButtonKind, buttonClass } from './button.tsx';

export interface ButtonLinkProps extends Omit<GoLinkProps, 'className'> {
  readonly kind?: ButtonKind;
  readonly isMain?: boolean;
  readonly isWide?: boolean;
}

export const ButtonLink = ({ kind = 'outlined', isMain = false, isWide = false, ...link }: ButtonLinkProps) => (
  <GoLink {...link} className={buttonClass(kind, isMain, isWide)} />
);
