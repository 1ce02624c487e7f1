import * as z from 'zod/mini';
import type { RefusalCode } from './refusal-codes.ts';
import type { StaffRole } from './staff-roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

// anyone: no token looked at. visitor or member: a token is used when there is one.
// member: needs a member's session. staff: needs a staff session of the back office.
export type Who = 'anyone' | 'member' | 'staff';

// read: changes nothing. write: changes state. claim: moves money or claims something, so an Idempotency-Key is kept.
export type Effect = 'read' | 'write' | 'claim';

interface DeclaredFields<Question extends z.core.$ZodShape, Answer extends z.core.$ZodType, Code extends RefusalCode> {
  readonly ask: `${Method} /${string}`;
  readonly effect: Effect;
  // Fields of the path ({name}), the body, or for back-office reads the query, in one shape.
  readonly question: Question;
  readonly answer: Answer;
  readonly refuses: readonly Code[];
  // One line for the API reference.
  readonly about: string;
}

// A call for staff names the roles that may make it; no other call has any.
type Asker =
  | { readonly who: Exclude<Who, 'staff'>; readonly may?: never }
  | { readonly who: 'staff'; readonly may: readonly [StaffRole, ...StaffRole[]] };

export type EndpointDeclaration<
  Question extends z.core.$ZodShape,
  Answer extends z.core.$ZodType,
  Code extends RefusalCode,
> = DeclaredFields<Question, Answer, Code> & Asker;

export interface Endpoint<
  Question extends z.core.$ZodShape = z.core.$ZodShape,
  Answer extends z.core.$ZodType = z.core.$ZodType,
  Code extends RefusalCode = RefusalCode,
> extends DeclaredFields<Question, Answer, Code> {
  readonly who: Who;
  // Empty unless the call is for staff.
  readonly may: readonly StaffRole[];
  readonly method: Method;
  readonly path: string;
  readonly pathFields: readonly string[];
  readonly questionSchema: z.ZodMiniObject<Question>;
}

export type QuestionOf<E> =
  E extends Endpoint<infer Question, z.core.$ZodType, RefusalCode> ? z.output<z.ZodMiniObject<Question>> : never;
export type AnswerOf<E> = E extends Endpoint<z.core.$ZodShape, infer Answer, RefusalCode> ? z.output<Answer> : never;
export type RefusalOf<E> =
  E extends Endpoint<z.core.$ZodShape, z.core.$ZodType, infer Code> ? Code | SharedRefusal : never;

// Codes any call may answer, so that no declaration repeats them.
export const sharedRefusals = [
  'gone',
  'INVALID_IP',
  'REQUEST_LIMIT',
  'KEY_INVALID',
  'KEY_MISSING',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
] as const;
export const sessionRefusals = [
  'UNAUTHORIZED',
  'invalid-token',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INACTIVE_USER',
] as const;
export const staffRefusals = ['NOT_PERMITTED'] as const;
export type SharedRefusal =
  | (typeof sharedRefusals)[number]
  | (typeof sessionRefusals)[number]
  | (typeof staffRefusals)[number];

// Declares a call once: the server binds a verb to it, the browser asks by it, the reference is written from it.
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  const Question extends z.core.$ZodShape,
  const Answer extends z.core.$ZodType,
  const Code extends RefusalCode,
>(
  declaration: EndpointDeclaration<Question, Answer, Code>,
): Endpoint<Question, Answer, Code> => {
  const [method, path] = declaration.ask.split(' ') as [Method, string];
  return {
    ...declaration,
    may: declaration.may ?? [],
    method,
    path,
    pathFields: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    questionSchema: z.object(declaration.question),
  };
};

export const refusalsOf = (call: Endpoint): RefusalCode[] => [
  ...new Set<RefusalCode>([
    ...call.refuses,
    ...sharedRefusals,
    ...(call.who === 'anyone' ? [] : sessionRefusals),
    ...(call.who === 'staff' ? staffRefusals : []),
  ]),
];
