import type { Draw } from '../malformed-bodies.ts';
import type { Seen } from './draw-value.ts';

const keptOfEach = 12;

// Fields that mean the same value under another name.
const alikeNames: Readonly<Record<string, readonly string[]>> = {
  slotCode: ['code'],
  from: ['code'],
  to: ['code'],
  bankCode: ['code', 'bankCode'],
  account: ['username'],
  id: ['_id', 'id'],
  username: ['phone', 'username'],
  phoneNumber: ['phone'],
  reference: ['bankReference', 'reference'],
};

export interface SeenValues extends Seen {
  add(name: string, value: unknown): void;
  // Everything in an answer, by its fields' names.
  learn(answer: unknown): void;
}

// Remembers the newest values of each field's name.
export const seenValues = (draw: Draw): SeenValues => {
  const byName = new Map<string, unknown[]>();
  const add = (name: string, value: unknown): void => {
    const values = byName.get(name) ?? [];
    if (!values.includes(value)) values.push(value);
    byName.set(name, values.slice(-keptOfEach));
  };
  const learn = (answer: unknown, name = ''): void => {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 5)) learn(item, name);
    else if (typeof answer === 'object' && answer !== null)
      for (const [field, value] of Object.entries(answer)) learn(value, field);
    else if (name !== '' && ['string', 'number'].includes(typeof answer)) add(name, answer);
  };
  return {
    add,
    learn,
    find: (name) => {
      const others = name.endsWith('Id') ? ['_id', 'id', name] : [];
      const values = [name, ...(alikeNames[name] ?? []), ...others].flatMap((each) => byName.get(each) ?? []);
      return values[draw(values.length)];
    },
  };
};
