import { DatabaseSync } from 'node:sqlite';

// A map that survives the process: after a kill -9, an outside party still knows what it has acknowledged.
export interface Shelf<Item> {
  get(key: string): Item | undefined;
  put(key: string, item: Item): Item;
  items(): Item[];
  readonly size: number;
}

export interface ShelfRoom {
  shelf<Item>(name: string): Shelf<Item>;
  close(): void;
}

const toText = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) => (typeof value === 'bigint' ? { $bigint: value.toString() } : value));

const isBigintNote = (value: unknown): value is { $bigint: string } =>
  typeof value === 'object' && value !== null && '$bigint' in value;

const fromText = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (isBigintNote(value) ? BigInt(value.$bigint) : value));

export const openShelfRoom = (dataFile: string): ShelfRoom => {
  const file = new DatabaseSync(dataFile);
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = off');
  file.exec(
    'create table if not exists shelf (name text not null, key text not null, item text not null, primary key (name, key))',
  );
  const read = file.prepare('select key, item from shelf where name = ? order by rowid');
  const write = file.prepare(
    'insert into shelf (name, key, item) values (?, ?, ?) on conflict (name, key) do update set item = excluded.item',
  );

  return {
    shelf: <Item>(name: string): Shelf<Item> => {
      const known = new Map<string, Item>();
      for (const row of read.all(name)) known.set(String(row['key']), fromText(String(row['item'])) as Item);
      return {
        get: (key) => known.get(key),
        put: (key, item) => {
          write.run(name, key, toText(item));
          known.set(key, item);
          return item;
        },
        items: () => [...known.values()],
        get size() {
          return known.size;
        },
      };
    },
    close: () => file.close(),
  };
};
