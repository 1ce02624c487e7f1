// What the global set-up hands to each test file, read there by inject().
declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

export {};
