import { demoStaff, seedDemoStaff } from '#features/auth/server/public.ts';
import { seedDemoOperator } from '../operator/seed-demo-operator.ts';
import type { Context } from '../context.ts';

// The demo operator, on first start. Answers what to tell the person who started it.
export const seedDemo = async (context: Context): Promise<readonly string[]> => {
  await seedDemoOperator(context);
  await seedDemoStaff(context);
  return [
    ...demoStaff.map(({ name, password }) => `staff login   ${name} / ${password}`),
    `staff codes   ${context.settings.sandboxUrl}/authenticator`,
  ];
};
