import type { Context } from '#server/context.ts';
import { addStaff, type NewStaff } from './add-staff.ts';

// Printed at the start of the demonstration. Live mode seeds nobody and refuses these passwords at its login.
export const demoStaff: readonly NewStaff[] = [
  { name: 'malee', password: 'krapao-demo-malee-7391', role: 'finance' },
  { name: 'somchai', password: 'krapao-demo-somchai-4826', role: 'manager' },
];

export const isDemoPassword = (password: string): boolean => demoStaff.some((person) => person.password === password);

// Adds the people of the demonstration who are not there yet.
export const seedDemoStaff = async (context: Context): Promise<void> => {
  if (context.settings.isLive) throw new Error('demo staff cannot be added in live mode');
  for (const person of demoStaff) await addStaff(context, person);
};
