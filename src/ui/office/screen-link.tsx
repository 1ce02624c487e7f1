import { createContext, useContext } from 'react';
import { GoLink, type GoLinkProps } from '../frame/go-link.tsx';

type MayOpen = (address: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => true);
// The shell knows all screens, and who may see each of them.
export const MayOpenProvider = MayOpenContext.Provider;

// A link to a screen that is closed for some of those who see it; for them it is nothing.
export const ScreenLink = (props: GoLinkProps) => (useContext(MayOpenContext)(props.to) ? <GoLink {...props} /> : null);
