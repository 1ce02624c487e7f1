import * as z from 'zod/mini';
import { typedPasswordLengthMax } from '../password-form.ts';

// Shapes that several contracts share. /login loads this file: import neither money nor dates here.

export const messageAnswer = z.object({ message: z.string() });

// What this backend answers and another one may leave out; the app then goes on with the value given here.
export const extraField = <Field extends z.core.$ZodType>(
  field: Field,
  missing: z.core.util.NoUndefined<z.output<Field>>,
) => z._default(field, missing);

// createdAt and its like: ISO 8601 in UTC (the app shows them in Asia/Bangkok).
export const instantField = () => z.string();

// A password as it is typed, right or wrong. A question of staff with the field `password` is answered only once it is
// proven to be that of the session.
export const passwordField = () => z.string().check(z.minLength(1), z.maxLength(typedPasswordLengthMax));
