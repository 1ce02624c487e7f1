import { Link, type LinkProps } from 'react-router';
import { type ButtonKind, buttonClass } from './button.tsx';

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly kind?: ButtonKind;
  readonly isMain?: boolean;
  readonly isWide?: boolean;
}

export const ButtonLink = ({ kind = 'outlined', isMain = false, isWide = false, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass(kind, isMain, isWide)} />
);
