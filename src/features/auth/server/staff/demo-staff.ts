import { hash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { seal } from '#server/records/seal/seal.ts';
import { addStaff, type NewStaff } from './add-staff.ts';
import { upsertAuthenticator, useStep } from './second-factor/authenticators-table.ts';
import { secretBoundTo } from './second-factor/is-code-right.ts';
import { base32Of } from './second-factor/time-code.ts';
import { findStaffByName } from './staff-table.ts';

// Printed at the start of the demo. Live mode seeds nobody and refuses these passwords at the login.
const people: readonly NewStaff[] = [
  { name: 'malee', password: 'krapao-demo-malee-7391', role: 'finance' },
  { name: 'somchai', password: 'krapao-demo-somchai-4826', role: 'manager' },
  // What a manager asks to publish, another manager confirms.
  { name: 'kanya', password: 'krapao-demo-kanya-5162', role: 'manager' },
];

export const isDemoPassword = (password: string): boolean => people.some((person) => person.password === password);

const secretBytes = 20;
const demoSecret = (name: string): Buffer => hash('sha256', `demo staff ${name}`, 'buffer').subarray(0, secretBytes);

// The secret for which the sandbox's authenticator app shows codes.
export const demoStaff = people.map((person) => ({ ...person, secret: base32Of(demoSecret(person.name)) }));

const enrolDemo = async (context: Context, name: string): Promise<void> => {
  const person = await findStaffByName(context.database, name);
  if (person === null) throw new Error('demo staff were not added');
  const staffId = person.staffId;
  const sealedSecret = seal(context.settings, secretBoundTo(staffId), demoSecret(name));
  const isNew = await upsertAuthenticator(context.database, { staffId, sealedSecret, at: context.now() });
  if (isNew) await useStep(context.database, { staffId, step: 1, at: context.now() });
};

// Adds the demo staff who do not exist yet, each with an authenticator.
export const seedDemoStaff = async (context: Context): Promise<void> => {
  if (context.settings.isLive) throw new Error('demo staff cannot be added in live mode');
  for (const person of people) {
    await addStaff(context, person);
    await enrolDemo(context, person.name);
  }
};
