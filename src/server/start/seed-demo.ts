import { demoStaff, seedDemoStaff } from '#features/auth/server/public.ts';
import { seedDemoOperator } from '../operator/seed-demo-operator.ts';
import type { Context } from '../context.ts';

// Seeds the demo operator at the first start. Returns the lines to print for the person who started it.
export const seedDemo = async (context: Context): Promise<readonly string[]> => {
  await seedDemoOperator(context);
  await seedDemoStaff(context);
  return [
    ...demoStaff.map(({ name, password }) => `staff login   ${name} / ${password}`),
    `staff codes   ${context.settings.sandboxUrl}/authenticator`,
  ];
};
