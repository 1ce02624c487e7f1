import * as z from 'zod/mini';
import type { World } from '../world.ts';

export interface PayonexCustomer {
  customerUuid: string;
  name: string;
  bankCode: string;
  accountNo: string;
}

const question = z.object({
  name: z.string().check(z.minLength(1)),
  bankCode: z.string().check(z.minLength(1)),
  accountNo: z.string().check(z.minLength(1)),
});

export const createPayonexCustomers = (world: World, uuidOf: (text: string) => string) => {
  const shelf = world.shelf<PayonexCustomer>('payonex-customers');
  world.book.addSection('payonexCustomers', () => shelf.items());
  return {
    find: (customerUuid: string): PayonexCustomer | null => shelf.get(customerUuid) ?? null,
    // One account is one customer, however often it is introduced.
    create: (body: unknown): PayonexCustomer | null => {
      const asked = question.safeParse(body);
      if (!asked.success) return null;
      const customerUuid = uuidOf(`${asked.data.bankCode} ${asked.data.accountNo} ${asked.data.name}`);
      return shelf.put(customerUuid, { customerUuid, ...asked.data });
    },
  };
};
