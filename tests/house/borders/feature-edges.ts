export interface FeatureEdge {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const edgesMax = 9;

// The features whose server rooms may import another feature's `server/public.ts`: at most nine, without a cycle.
export const featureEdges: readonly FeatureEdge[] = [
  { from: 'registration', to: 'auth', reason: 'a new member gets a password' },
  { from: 'registration', to: 'game', reason: 'the operator may open games for every new member' },
  { from: 'member-care', to: 'auth', reason: 'staff help a member to a new password' },
  { from: 'transfer', to: 'game', reason: 'money goes to and comes from an account at a game' },
  { from: 'slip', to: 'deposit', reason: 'the money of a slip is one of the receipts that any channel may report' },
  { from: 'wallet-link', to: 'deposit', reason: 'the money of a gift link is credited as every deposit is' },
  { from: 'deposit', to: 'withdraw', reason: 'a payout that its bank returned arrives as money without a name' },
  { from: 'chat', to: 'lookup', reason: 'where the app shows no chat, nothing in it waits to be read' },
  { from: 'wallet', to: 'game', reason: 'the wallet shows what each game holds, read again when asked' },
];
