import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import { memberRoutes, officeRoutes } from '../features/all-parts.ts';
import { apiFile, apiText } from './api-text.ts';
import { openApiOf } from './open-api-of.ts';
import { referenceText } from './reference-text.ts';

it('docs/api.md is what npm run write-api writes', () => {
  expect(readFileSync(apiFile, 'utf8'), 'npm run write-api brings it up to date').toBe(apiText());
});

it('the reference has a section for each call of both origins', () => {
  const sections = apiText().match(/^### .+$/gm);
  expect(sections).toEqual([...memberRoutes, ...officeRoutes].map(({ endpoint }) => `### ${endpoint.at}`));
});

it('names a value of any form JSON, and a field that takes anything by what it holds', () => {
  const text = apiText();
  expect(text).toContain('- Question: `{ name: string, value: JSON }`');
  expect(text).toContain('- Question: `{ coupon?: string }`');
});

it('names a refusal of the session for a call that needs none', () => {
  expect(apiText()).toContain('- Refuses: WRONG_CREDENTIAL (401), INACTIVE_USER (403), LOGIN_FAIL (500)');
});

it('shows what a call that takes a file expects, in the text and in the document', () => {
  const call = endpoint({
    at: 'POST /api/a',
    who: 'member',
    effect: 'keyed',
    question: { bankCode: z.string() },
    answer: messageAnswer,
    refuses: ['NO_DATA', 'CHANGE_INVALID'],
    takesFile: { missing: 'NO_DATA', invalid: 'CHANGE_INVALID' },
    about: 'Takes a picture.',
  });
  expect(referenceText([{ title: 'A', calls: [call] }])).toContain('- Takes a file: PNG or JPEG, at most 10 MB');
  expect(openApiOf([call], 'A')).toMatchObject({
    paths: {
      '/api/a': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': { schema: { required: ['bankCode', 'file'], properties: { file: {} } } },
            },
          },
        },
      },
    },
  });
});
