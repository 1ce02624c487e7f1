import { reads, type Route } from '#server/route.ts';
import { statementCalls } from '../contract.ts';
import { getStatement } from './get-statement.ts';

export const routes: readonly Route[] = [reads(statementCalls.get, getStatement)];
