export interface FeatureEdge {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const edgesMax = 8;

// The features whose server rooms may enter another's `server/public.ts`: at most eight in all, and no circle.
export const featureEdges: readonly FeatureEdge[] = [
  { from: 'registration', to: 'auth', reason: 'a new member gets a password' },
  { from: 'registration', to: 'game', reason: 'the operator may open games for every new member' },
  { from: 'withdraw', to: 'auth', reason: 'who approves a payout proves again who they are' },
  { from: 'desk', to: 'auth', reason: 'who ends outside work proves again who they are' },
  { from: 'operator', to: 'auth', reason: 'who changes what steers money proves again who they are' },
  { from: 'deposit', to: 'auth', reason: 'who gives money a name proves again who they are' },
  { from: 'transfer', to: 'game', reason: 'money goes to and comes from an account at a game' },
  { from: 'wallet', to: 'game', reason: 'the wallet shows what each game holds, read anew when asked' },
];
