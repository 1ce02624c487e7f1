// What is known about an operator setting without reading it.
export interface KnownSetting {
  readonly name: string;
  // One line for the people who change it.
  readonly about: string;
  // A change waits for a second person. A row of steering_setting makes the database enforce it.
  readonly needsTwo: boolean;
  // The default, in the form of the stored rows.
  readonly usual: unknown;
  // Whether the product can work with a stored value.
  readonly canBe: (stored: unknown) => boolean;
  // The parts for which a new value is refused, by their paths.
  readonly faultsOf: (wanted: unknown) => readonly string[];
  // A value that it can be, as it is stored: with its markup cleaned.
  readonly cleaned: (value: unknown) => unknown;
}
