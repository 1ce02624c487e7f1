// The item after the given one in a list, the one before it at the end, or null if the list has no other.
export const afterItem = (ids: readonly string[], itemId: string): string | null => {
  const index = ids.indexOf(itemId);
  if (index === -1) return ids[0] ?? null;
  return ids[index + 1] ?? ids[index - 1] ?? null;
};

// One step up or down; stays at either end.
export const stepFrom = (ids: readonly string[], itemId: string | null, step: 1 | -1): string | null => {
  const index = itemId === null ? -1 : ids.indexOf(itemId);
  if (index === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, index + step))] ?? null;
};
