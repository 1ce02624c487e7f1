export interface FeatureEdge {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

// The features whose server rooms may enter another's `server/public.ts`: at most eight in all, and no circle.
export const featureEdges: readonly FeatureEdge[] = [
  { from: 'registration', to: 'auth', reason: 'a new member gets a password, hashed where the login reads it' },
  { from: 'registration', to: 'lookup', reason: 'sources, banks and the need of a code are what the operator set' },
  { from: 'profile', to: 'lookup', reason: 'a bank account shows the names of its bank' },
  { from: 'deposit', to: 'lookup', reason: 'methods and their accounts are what the operator set' },
  { from: 'wallet', to: 'lookup', reason: 'the wallet lists the operator’s games' },
];
