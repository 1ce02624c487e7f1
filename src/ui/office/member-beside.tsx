import { type ComponentType, createContext, useContext } from 'react';

type Beside = ComponentType<{ readonly memberId: string }>;

const BesideContext = createContext<Beside | null>(null);
export const MemberBesideProvider = BesideContext.Provider;

// A member's money beside an item that is about the member. The shell puts it together, since no feature knows another.
export const MemberBeside = ({ memberId }: { readonly memberId: string }) => {
  const Part = useContext(BesideContext);
  return Part === null ? null : <Part memberId={memberId} />;
};
