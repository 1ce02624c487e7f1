// The records of the outside parties, for reconciliation: each party adds its section and is queried at reading time.
export interface Book {
  addSection(name: string, read: () => unknown): void;
  read(): Record<string, unknown>;
}

export const createBook = (): Book => {
  const sections = new Map<string, () => unknown>();
  return {
    addSection: (name, read) => {
      sections.set(name, read);
    },
    read: () => Object.fromEntries([...sections].map(([name, read]) => [name, read()])),
  };
};
