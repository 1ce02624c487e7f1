export const below = (limit: number): number => Math.floor(Math.random() * limit);

export const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};
