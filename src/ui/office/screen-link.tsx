import { GoLink, type GoLinkProps } from '../frame/go-link.tsx';
import { useMayOpen } from './may-open.ts';

// A link to a screen that is closed for some of those who see it; for them it is nothing.
export const ScreenLink = (props: GoLinkProps) => (useMayOpen(props.to) ? <GoLink {...props} /> : null);
