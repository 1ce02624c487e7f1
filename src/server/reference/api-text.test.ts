import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memberRoutes, officeRoutes } from '../features/all-parts.ts';
import { apiFile, apiText } from './api-text.ts';

it('docs/api.md is what npm run write-api writes', () => {
  expect(readFileSync(apiFile, 'utf8'), 'npm run write-api brings it up to date').toBe(apiText());
});

it('the reference has a section for each call of both origins', () => {
  const sections = apiText().match(/^### .+$/gm);
  expect(sections).toEqual([...memberRoutes, ...officeRoutes].map(({ endpoint }) => `### ${endpoint.at}`));
});
