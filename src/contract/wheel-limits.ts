// What the operator may write of a wheel: lengths in letters, the largest weight, the largest prize in baht.
export const wheelLimits = {
  slicesMin: 2,
  slices: 24,
  weight: 1_000_000,
  amount: 1_000_000,
  code: /^[A-Z0-9_-]{1,20}$/,
  name: 60,
  label: 40,
  prize: 80,
  html: 1_000,
} as const;
