import { readSlipCode, type SlipProof } from '#providers/slips/slip-proof.ts';

// What the codes of one picture say. "none": no code of a slip among them. "damaged": one that is made like it, with a
// wrong checksum or field.
export type SlipCode =
  | { readonly kind: 'proof'; readonly proof: SlipProof; readonly issuer: string }
  | { readonly kind: 'none' | 'damaged' | 'several' };

// The numbers of a slip are those of the sender's bank, and the feed's those of the receiver's: two kinds of numbers.
const issuerOf = (proof: SlipProof): string => `SLIP ${proof.kind === 'BANK' ? proof.sendingBank : proof.kind}`;

const isSame = (one: SlipProof, other: SlipProof): boolean =>
  issuerOf(one) === issuerOf(other) && one.reference === other.reference;

export const slipCodeOf = (codes: readonly string[]): SlipCode => {
  const read = codes.map(readSlipCode);
  const proofs = read.flatMap((code) => (code.kind === 'PROOF' ? [code.proof] : []));
  const [proof, ...others] = proofs;
  if (proof === undefined) return { kind: read.some(({ kind }) => kind === 'DAMAGED') ? 'damaged' : 'none' };
  if (!others.every((other) => isSame(other, proof))) return { kind: 'several' };
  return { kind: 'proof', proof, issuer: issuerOf(proof) };
};
