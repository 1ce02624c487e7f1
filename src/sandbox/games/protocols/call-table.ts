import type * as z from 'zod/mini';
import type { WeatherAnswer } from '../../weather.ts';

type Shapes = Readonly<Record<string, z.ZodMiniType>>;
type Acts<S extends Shapes> = { readonly [C in keyof S]: (code: string, requested: z.output<S[C]>) => WeatherAnswer };

// What a named call with these fields does, or null if the protocol has no such call or its fields are wrong.
export const callTable =
  <S extends Shapes>(shapes: S, acts: Acts<S>) =>
  (call: string, code: string, fields: unknown): (() => WeatherAnswer) | null => {
    const shape = Object.hasOwn(shapes, call) ? shapes[call] : undefined;
    const requested = shape?.safeParse(fields);
    if (requested?.success !== true) return null;
    const act = acts[call] as (code: string, requested: unknown) => WeatherAnswer;
    return () => act(code, requested.data);
  };
