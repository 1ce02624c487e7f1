import { createContext, type ReactNode, useContext } from 'react';

type Beside = (memberId: string) => ReactNode;

const BesideContext = createContext<Beside>(() => null);
export const MemberBesideProvider = BesideContext.Provider;

// A member's money beside an item that is about the member. The shell puts it together, since no feature knows another.
export const MemberBeside = ({ memberId }: { readonly memberId: string }) => useContext(BesideContext)(memberId);
