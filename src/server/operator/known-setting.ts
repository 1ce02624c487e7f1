// What is known of a setting of the operator without reading it.
export interface KnownSetting {
  readonly name: string;
  // One line for the people who change it.
  readonly about: string;
  // A change waits for a second person. The database holds to this by a row of steering_setting.
  readonly steersMoney: boolean;
  // What holds while the operator has set nothing, in the form of the stored rows.
  readonly usual: unknown;
  // Whether the product can work with a value, such as one that staff want to store.
  readonly canBe: (stored: unknown) => boolean;
}
