import { reads, type Route } from '#server/route.ts';
import { getStatement as declaration } from '../contract.ts';
import { getStatement } from './get-statement.ts';

export const routes: readonly Route[] = [reads(declaration, getStatement)];
