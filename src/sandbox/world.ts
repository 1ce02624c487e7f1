import { randomInt } from 'node:crypto';
import { createBook, type Book } from './book.ts';
import { openShelfRoom, type Shelf } from './shelf.ts';
import { createWeatherBoard, type WeatherBoard } from './weather.ts';

// The agreement between the product and the outside parties, one secret per relation.
export interface SandboxSecrets {
  bank: string;
  gateway: string;
  slips: string;
  sms: string;
  games: string;
  // Of the QR gateways beside KBANK's; without its secret a gateway lets nobody in.
  ww?: string;
  payonex?: { accessKey: string; secretKey: string };
  // The key of both sides, as base64 text of PKCS 8: the demonstration signs and checks with one pair.
  fpKey?: string;
}

export interface SandboxSettings {
  port: number;
  // The product's address: notices go to `${serverUrl}/hooks/...`.
  serverUrl: string;
  secrets: SandboxSecrets;
  // The logins for which the authenticator app initially shows codes.
  authenticator?: readonly { name: string; secret: string }[];
  // A whole number from 0 to below the limit; the system's random numbers by default.
  random?: (limit: number) => number;
  now?: () => Date;
  // Where the parties store what they know; without it they forget everything when the process ends.
  dataFile?: string;
  // The address at which people and the product reach the sandbox, if it is not http://localhost:port.
  publicUrl?: string;
  // Waits between delivery attempts of one notice.
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
