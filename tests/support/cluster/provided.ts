// What the global set-up passes to each test file, read there by inject().
declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

export {};
