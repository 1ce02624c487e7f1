import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation, useNavigate } from './router.ts';

export interface GoLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  // What the screen that is opened receives.
  readonly state?: unknown;
}

const staysHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

// A link inside the app, marked as current on its own page. The router's Link imports its server half: 4 kB.
export const GoLink = ({ to, state, onClick, children, ...anchor }: GoLinkProps) => {
  const href = to;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    navigate(to, state === undefined ? {} : { state });
  };
  return (
    <a {...anchor} href={href} onClick={go} aria-current={pathname === href ? 'page' : undefined}>
      {children}
    </a>
  );
};
