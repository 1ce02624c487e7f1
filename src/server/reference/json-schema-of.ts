import * as z from 'zod/mini';

// The JSON schema of a shape on the wire. Amounts in answers are read leniently, and always sent as numbers or null.
export const jsonSchemaOf = (schema: z.core.$ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || def.in._zod.def.type !== 'unknown') return;
      if (def.out._zod.def.type === 'string') jsonSchema.type = 'string';
      else jsonSchema.anyOf = [{ type: 'number' }, { type: 'null' }];
    },
  }) as Record<string, unknown>;
  return json;
};
