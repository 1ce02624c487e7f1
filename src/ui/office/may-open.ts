import { createContext, useContext } from 'react';

type MayOpen = (address: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => true);
export const MayOpenProvider = MayOpenContext.Provider;

// Whether the person may see the screen at an address. The shell knows, since no feature knows the screens of another.
export const useMayOpen = (address: string): boolean => useContext(MayOpenContext)(address);
