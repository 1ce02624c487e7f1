import * as z from 'zod/mini';

// What a field that accepts anything is meant to hold: a coupon's id, or the amount of an answer.
const meantBy = (inside: z.core.$ZodType): object =>
  inside._zod.def.type === 'string' ? { type: 'string' } : { anyOf: [{ type: 'number' }, { type: 'null' }] };

// The JSON schema of a shape on the wire.
export const jsonSchemaOf = (schema: z.core.$ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.in._zod.def.type === 'unknown') Object.assign(jsonSchema, meantBy(def.out));
    },
  }) as Record<string, unknown>;
  return json;
};
