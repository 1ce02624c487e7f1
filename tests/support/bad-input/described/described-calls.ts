import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema } from './draw-value.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema } | undefined>>;

interface Operation {
  readonly security?: unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

// One call as the API description has it.
export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly takesFile: boolean;
  // Its answer is kept under a key of the caller.
  readonly isKeyed: boolean;
  // What is wrong about an answer, or null.
  complain(status: number, body: unknown): string | null;
}

const json = 'application/json';
const form = 'multipart/form-data';

const complaintsOf = (ajv: Ajv2020, responses: Operation['responses']): DescribedCall['complain'] => {
  const checks = new Map<number, ValidateFunction>();
  for (const [status, { content }] of Object.entries(responses))
    checks.set(Number(status), ajv.compile(content[json]?.schema ?? {}));
  return (status, body) => {
    const check = checks.get(status);
    if (check === undefined) return `the status ${String(status)} is not described: ${JSON.stringify(body)}`;
    return check(body) ? null : `${ajv.errorsText(check.errors)} in ${JSON.stringify(body).slice(0, 500)}`;
  };
};

export const describedCalls = ({ paths }: ApiDocument): DescribedCall[] => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody, responses }]): DescribedCall => {
      const content = requestBody?.content ?? {};
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: content[json]?.schema ?? content[form]?.schema ?? null,
        takesFile: content[form] !== undefined,
        isKeyed: parameters.some(({ in: place }) => place === 'header'),
        complain: complaintsOf(ajv, responses),
      };
    }),
  );
};
