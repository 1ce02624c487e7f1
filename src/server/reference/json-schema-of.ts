import * as z from 'zod/mini';

// What a field that accepts anything is meant to hold: a word, a coupon's id, or the amount of an answer.
const meantBy = (inside: z.core.$ZodType): object => {
  const { def, values } = inside._zod;
  if (values !== undefined) return { type: 'string', enum: [...values] };
  return def.type === 'string' ? { type: 'string' } : { anyOf: [{ type: 'number' }, { type: 'null' }] };
};

// What the app can do without, since another backend may not answer it, this one always answers.
const alwaysIn = ({ shape }: z.core.$ZodObjectDef): string[] =>
  Object.entries(shape).flatMap(([name, { _zod }]) => (_zod.def.type === 'default' ? [name] : []));

// The JSON schema of a shape on the wire.
export const jsonSchemaOf = (schema: z.core.$ZodType): Record<string, unknown> => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      const always = def.type === 'object' ? alwaysIn(def) : [];
      if (always.length > 0) jsonSchema.required = [...(jsonSchema.required ?? []), ...always];
      if (def.type === 'pipe' && def.in._zod.def.type === 'unknown') Object.assign(jsonSchema, meantBy(def.out));
    },
  }) as Record<string, unknown>;
  return json;
};
