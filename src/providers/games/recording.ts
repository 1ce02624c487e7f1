import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Answered } from '../outbound.ts';

const recording = z.object({ status: z.number(), json: z.record(z.string(), z.unknown()) });

export interface Recording extends Answered {
  readonly json: Record<string, unknown>;
}

// A sample answer in the form that the sandbox’s provider gives it, stored beside the adapter that reads it.
export const readRecording = (folder: string, name: string): Recording => {
  const text = readFileSync(`${folder}/recorded/${name}.json`, 'utf8');
  return { kind: 'answered', ...recording.parse(JSON.parse(text)) };
};

// The same answer with one field changed, or removed by undefined.
export const withField = (answer: Recording, path: string, value: unknown): Recording => {
  const json = structuredClone(answer.json);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, json);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return { ...answer, json };
};
