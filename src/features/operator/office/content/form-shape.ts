// The parts of a setting's form.
export type FieldShape =
  // Optional: an empty field is null.
  | { readonly kind: 'text'; readonly name: string; readonly isOptional?: boolean; readonly form?: RegExp }
  // Only digits, such as the number of an account.
  | { readonly kind: 'digits'; readonly name: string; readonly form: RegExp }
  | {
      readonly kind: 'whole';
      readonly name: string;
      readonly isOptional?: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  // With at most two decimals.
  | { readonly kind: 'amount'; readonly name: string; readonly isOptional?: boolean; readonly max?: number }
  | { readonly kind: 'colour'; readonly name: string }
  | { readonly kind: 'yesNo'; readonly name: string }
  // In Bangkok; empty is null.
  | { readonly kind: 'time'; readonly name: string }
  // In Bangkok. Its label is that of another field if its name has another meaning elsewhere.
  | { readonly kind: 'timeOfDay'; readonly name: string; readonly label: string }
  // One text for all languages, or one in each.
  | {
      readonly kind: 'spoken';
      readonly name: string;
      readonly rows?: number;
      readonly isOptional?: boolean;
      readonly lengthMax?: number;
    }
  | { readonly kind: 'choice'; readonly name: string; readonly options: readonly string[] }
  // A game or a bank of the operator. A list names each game once.
  | { readonly kind: 'game' | 'bank'; readonly name: string };

// A field that belongs to one choice of another.
export type FormField = FieldShape & { readonly when?: { readonly name: string; readonly is: string } };

export interface FormShape {
  // A list has any number of entries.
  readonly form: 'record' | 'list';
  readonly fields: readonly FormField[];
  // The list lies within a record, beside other fields.
  readonly within?: { readonly name: string; readonly beside: readonly FieldShape[] };
  // Says whether there is a value.
  readonly switch?: string;
  // A stored value in the form that the fields have.
  readonly read?: (stored: unknown) => unknown;
  // What the fields say in the form of the stored value.
  readonly write?: (formed: unknown) => unknown;
  readonly usual: unknown;
}
