// One value of a form, under the name of its field.
export interface Difference {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

type Written = Readonly<Record<string, string>>;

// What a form would change, field by field, in its order.
export const differences = (from: Written, to: Written): Difference[] =>
  Object.keys(to)
    .map((name) => ({ name, from: from[name] ?? '', to: to[name] ?? '' }))
    .filter((one) => one.from !== one.to);
