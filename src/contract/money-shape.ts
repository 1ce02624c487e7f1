import * as z from 'zod/mini';
import { shownAmountField } from '#money/money-wire.ts';
import { currencyField } from './fields.ts';

export const money = z.object({ amount: shownAmountField(), currency: currencyField() });
export type Money = z.output<typeof money>;
