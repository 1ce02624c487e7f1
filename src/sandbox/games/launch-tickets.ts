import { randomBytes } from 'node:crypto';

export interface Visit {
  readonly code: string;
  readonly username: string;
}

export interface GameVisit extends Visit {
  readonly returnUrl: string | null;
  readonly language: string;
}

interface Ticket extends Visit {
  readonly validUntil: number;
}

// A ticket opens the game once, within five minutes. It opens a visit, whose address can be reloaded.
export interface LaunchTickets {
  // To some providers the operator sends the ticket.
  issue(visit: Visit, reported?: string): string;
  redeem(code: string, ticket: string): Visit | null;
  openVisit(visit: GameVisit): string;
  findVisit(id: string): GameVisit | null;
  endFor(code: string, username: string): void;
}

const ticketLifeMs = 5 * 60_000;
const visitsMax = 10_000;

export const createLaunchTickets = (): LaunchTickets => {
  const tickets = new Map<string, Ticket>();
  const visits = new Map<string, GameVisit>();
  const newId = (): string => randomBytes(24).toString('base64url');
  const keep = <Value>(map: Map<string, Value>, value: Value, id = newId()): string => {
    const oldest = map.size >= visitsMax ? map.keys().next().value : undefined;
    if (oldest !== undefined) map.delete(oldest);
    map.set(id, value);
    return id;
  };

  return {
    issue: (visit, reported) => keep(tickets, { ...visit, validUntil: Date.now() + ticketLifeMs }, reported),
    redeem(code, ticket) {
      const found = tickets.get(ticket);
      if (found === undefined || found.code !== code) return null;
      tickets.delete(ticket);
      return found.validUntil >= Date.now() ? found : null;
    },
    openVisit: (visit) => keep(visits, visit),
    findVisit: (id) => visits.get(id) ?? null,
    endFor(code, username) {
      for (const [id, visit] of visits) {
        if (visit.code === code && visit.username.toLowerCase() === username.toLowerCase()) visits.delete(id);
      }
    },
  };
};
