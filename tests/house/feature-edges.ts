export interface FeatureEdge {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const edgesMax = 8;

// The features whose server rooms may enter another's `server/public.ts`: at most eight in all, and no circle.
export const featureEdges: readonly FeatureEdge[] = [
  { from: 'registration', to: 'auth', reason: 'a new member gets a password and is logged in at once' },
  { from: 'withdraw', to: 'auth', reason: 'who approves a payout proves again who they are' },
  { from: 'transfer', to: 'game', reason: 'money goes to and comes from an account at a game' },
  { from: 'wallet', to: 'game', reason: 'the wallet shows what each game holds, read anew when asked' },
  { from: 'deposit', to: 'lookup', reason: "minimums and receiving accounts are the operator's settings" },
  { from: 'game', to: 'lookup', reason: 'which games there are, and by which provider, is for the operator to say' },
  { from: 'profile', to: 'lookup', reason: 'a bank account must be at a bank the operator pays to' },
  { from: 'registration', to: 'lookup', reason: 'whether a code is asked for, and which banks there are' },
  { from: 'wallet', to: 'lookup', reason: 'the wallet lists every game the operator offers' },
  { from: 'withdraw', to: 'lookup', reason: "limits and paying accounts are the operator's settings" },
];
