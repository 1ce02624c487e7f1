// The views of a queue in their row, each with the number that its list call counted for it.
export const viewsOf = <View extends string, Text>(
  views: readonly View[],
  label: (view: View) => Text,
  counts: Readonly<Partial<Record<View, number>>> | undefined,
) => views.map((key) => ({ key, label: label(key), count: counts?.[key] }));
