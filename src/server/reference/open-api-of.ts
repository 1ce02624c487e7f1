import * as z from 'zod/mini';
import { fileText, refusalsOf, type Endpoint, type TakenFile } from '#contract/endpoint.ts';
import { statusesOf } from '#contract/refusal-codes.ts';
import { jsonSchemaOf } from './json-schema-of.ts';

const refusalResponses = (call: Endpoint): Record<string, unknown> => {
  const answered = refusalsOf(call).flatMap((code) => statusesOf(code).map((status) => ({ status, code })));
  const byStatus = Map.groupBy(answered, ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, refused]) => {
      const codes = refused.map(({ code }) => code);
      const schema = {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string', enum: codes } },
      };
      return [String(status), { description: codes.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
};

const pathParameters = (call: Endpoint): unknown[] =>
  call.pathFields.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchemaOf(call.question[name] ?? z.string()),
  }));

const jsonOf = (fields: Endpoint['question']): Record<string, unknown> => ({
  'application/json': { schema: jsonSchemaOf(z.object(fields)) },
});

const formOf = (fields: Endpoint['question'], taken: TakenFile): Record<string, unknown> => {
  const schema = jsonSchemaOf(z.object(fields)) as { properties?: object; required?: readonly string[] };
  const file = { type: 'string', format: 'binary', description: fileText(taken) };
  const properties = { ...schema.properties, file };
  return {
    'multipart/form-data': { schema: { ...schema, properties, required: [...(schema.required ?? []), 'file'] } },
  };
};

const operationOf = (call: Endpoint): Record<string, unknown> => {
  const fields = Object.fromEntries(Object.entries(call.question).filter(([name]) => !call.pathFields.includes(name)));
  const { takesFile } = call;
  const hasBody = takesFile !== null || (call.method !== 'GET' && Object.keys(fields).length > 0);
  const query = call.method === 'GET' ? Object.entries(fields) : [];
  return {
    summary: call.about,
    ...(call.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...pathParameters(call),
      ...query.map(([name, schema]) => ({ name, in: 'query', required: true, schema: jsonSchemaOf(schema) })),
      ...(call.effect === 'keyed'
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(hasBody ? { requestBody: { content: takesFile === null ? jsonOf(fields) : formOf(fields, takesFile) } } : {}),
    responses: {
      ...refusalResponses(call),
      '200': { description: 'Success', content: { 'application/json': { schema: jsonSchemaOf(call.answer) } } },
    },
  };
};

// The OpenAPI 3.1 document of the declared calls; nothing in it is written by hand.
export const openApiOf = (calls: readonly Endpoint[], title: string): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title, version: '1.4.0' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  paths: Object.fromEntries(
    [...Map.groupBy(calls, (call) => call.path)].map(([path, same]) => [
      path,
      Object.fromEntries(same.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  ),
});
