import { randomInt } from 'node:crypto';
import { createBook, type Book } from './book.ts';
import { openShelfRoom, type Shelf } from './shelf.ts';
import { createWeatherBoard, type WeatherBoard } from './weather.ts';

// What the product and the outside parties have agreed on, one secret for each relation.
export interface SandboxSecrets {
  bank: string;
  gateway: string;
  sms: string;
  games: string;
}

export interface SandboxSettings {
  port: number;
  // Where the product listens: notices go to `${serverUrl}/hooks/...`.
  serverUrl: string;
  secrets: SandboxSecrets;
  // What the authenticator app shows codes for at first.
  authenticator?: readonly { name: string; secret: string }[];
  // A whole number from 0 up to below the limit; by default the system's.
  random?: (limit: number) => number;
  now?: () => Date;
  // Where the parties keep what they know; without it they forget at the end of the process.
  dataFile?: string;
  // The address people and the product reach the sandbox at, where it is not http://localhost:port.
  publicUrl?: string;
  // Waits between the attempts to deliver one notice.
  noticeWaitsMs?: readonly number[];
}

export interface World {
  readonly settings: SandboxSettings;
  readonly weather: WeatherBoard;
  readonly book: Book;
  now(): Date;
  randomBelow(limit: number): number;
  // `length` characters of the alphabet, digits by default.
  randomText(length: number, alphabet?: string): string;
  shelf<Item>(name: string): Shelf<Item>;
  publicUrl(): string;
  // Set once the port is known (port 0 in tests).
  listensOn(port: number): void;
  close(): void;
}

export const createWorld = (settings: SandboxSettings): World => {
  const room = openShelfRoom(settings.dataFile ?? ':memory:');
  const randomBelow = settings.random ?? ((limit: number) => randomInt(limit));
  let port = settings.port;
  return {
    settings,
    weather: createWeatherBoard(),
    book: createBook(),
    now: settings.now ?? (() => new Date()),
    randomBelow,
    randomText: (length, alphabet = '0123456789') =>
      Array.from({ length }, () => alphabet[randomBelow(alphabet.length)]).join(''),
    shelf: (name) => room.shelf(name),
    publicUrl: () => settings.publicUrl ?? `http://localhost:${port}`,
    listensOn: (listeningPort) => {
      port = listeningPort;
    },
    close: () => room.close(),
  };
};
