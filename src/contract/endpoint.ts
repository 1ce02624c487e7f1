import * as z from 'zod/mini';
import type { RefusalCode } from './refusal-codes.ts';
import type { StaffRole } from './staff-roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

// anyone: tokens are ignored. either: a member with a token, a visitor without one. member: needs a member's session.
// staff: needs a staff session of the back office.
export type Who = 'anyone' | 'either' | 'member' | 'staff';

// read: changes nothing. write: changes state. keyed: moves money or claims something, so its answer is stored under an
// Idempotency-Key.
export type Effect = 'read' | 'write' | 'keyed';

type Shape = z.core.$ZodShape;
type Field = z.core.$ZodType;

// A call that takes one file beside its question: multipart, the file in the field `file`. The codes answer a body without
// one, and one that is no single file within the limit.
export interface TakenFile<Code extends RefusalCode = RefusalCode> {
  readonly missing: Code;
  readonly invalid: Code;
  // What the file may be; PNG or JPEG of at most 10 MB if nothing else is said.
  readonly formats?: string;
  readonly megabytesMax?: number;
}

const megabyte = 1_048_576;
const pictureMegabytes = 10;
export const bytesMaxOf = ({ megabytesMax = pictureMegabytes }: TakenFile): number => megabytesMax * megabyte;
export const fileText = ({ formats = 'PNG or JPEG', megabytesMax = pictureMegabytes }: TakenFile): string =>
  `${formats}, at most ${String(megabytesMax)} MB`;

interface DeclaredFields<
  Question extends Shape,
  Answer extends Field,
  Code extends RefusalCode,
  Caller extends Who,
  Does extends Effect,
> {
  // Method and path.
  readonly at: `${Method} /${string}`;
  readonly who: Caller;
  readonly effect: Does;
  // The fields of the path ({name}) and of the body, for a GET of the query, in one shape.
  readonly question: Question;
  readonly answer: Answer;
  readonly refuses: readonly Code[];
  // For the API reference: what the call does, and what its shapes do not say.
  readonly about: string;
}

// Only calls for staff list the roles that may make them.
type Permission<Caller extends Who> = Caller extends 'staff'
  ? { readonly may: readonly [StaffRole, ...StaffRole[]] }
  : { readonly may?: never };

// A declared call. Its type contains who may make it, its effect and its refusal codes, so the compiler accepts only a
// verb that matches.
export interface Endpoint<
  Question extends Shape = Shape,
  Answer extends Field = Field,
  Code extends RefusalCode = RefusalCode,
  Caller extends Who = Who,
  Does extends Effect = Effect,
  Taken extends TakenFile | null = TakenFile | null,
> extends DeclaredFields<Question, Answer, Code, Caller, Does> {
  // Empty unless the call is for staff.
  readonly may: readonly StaffRole[];
  // Null for a call whose body is JSON.
  readonly takesFile: Taken;
  readonly method: Method;
  readonly path: string;
  readonly pathFields: readonly string[];
  readonly questionSchema: z.ZodMiniObject<Question>;
}

export type QuestionOf<E extends Endpoint> = z.output<E['questionSchema']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
// Its own codes, plus those any call may answer.
export type RefusalOf<E extends Endpoint> =
  | E['refuses'][number]
  | SharedRefusal
  | (E['who'] extends 'anyone' ? never : SessionRefusal)
  | (E['who'] extends 'staff' ? StaffRefusal : never);

// Codes any call may answer; declarations do not repeat them.
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
export type SharedRefusal = (typeof sharedRefusals)[number];
export type SessionRefusal = (typeof sessionRefusals)[number];
type StaffRefusal = (typeof staffRefusals)[number];

// The server binds a verb to it, the browser asks it, and the reference is written from it.
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  const Question extends Shape,
  const Answer extends Field,
  const Code extends RefusalCode,
  const Caller extends Who,
  const Does extends Effect,
  const Taken extends TakenFile<NoInfer<Code> | SharedRefusal> | null = null,
>(
  declaration: DeclaredFields<Question, Answer, Code, Caller, Does> &
    Permission<Caller> & { readonly takesFile?: Taken },
): Endpoint<Question, Answer, Code, Caller, Does, Taken> => {
  const [method, path] = declaration.at.split(' ') as [Method, string];
  return {
    ...declaration,
    may: declaration.may ?? [],
    takesFile: (declaration.takesFile ?? null) as Taken,
    method,
    path,
    pathFields: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    questionSchema: z.object(declaration.question),
  };
};

// The answer as it is sent, in JSON: an amount as a number, a time as text.
export const encodeAnswer = (call: Endpoint, answer: unknown): unknown => z.encode(call.answer, answer);

export const refusalsOf = (call: Endpoint): RefusalCode[] => [
  ...new Set<RefusalCode>([
    ...call.refuses,
    ...sharedRefusals,
    ...(call.who === 'anyone' ? [] : sessionRefusals),
    ...(call.who === 'staff' ? staffRefusals : []),
  ]),
];
