// Each saboteur removes one protection of money, in a copy of the source, and names the test that must fail.
export interface Edit {
  readonly file: string;
  // Occurs exactly once in the file, or the saboteur itself is out of date.
  readonly find: string;
  readonly replace: string;
}

export interface Saboteur {
  readonly name: string;
  readonly about: string;
  readonly edits: readonly Edit[];
  readonly test: { readonly file: string; readonly name: string };
}
