import { pageWithCodes } from '../test-pictures.ts';
import { send, type TestReply } from '../../test-requests.ts';
import type { DescribedCall } from './described-calls.ts';
import { type Drawing, drawValue } from './draw-value.ts';

export interface Caller {
  readonly base: string;
  readonly token: string | null;
  readonly password: string;
}

const somePicture = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await pageWithCodes(['0000'])).png().toBuffer());

type Sending = Parameters<typeof send>[1];

// The password of who asks, so that most calls that want one get past it.
const withPassword = (body: Record<string, unknown>, { password }: Caller, drawing: Drawing): Record<string, unknown> =>
  'password' in body && drawing.draw(10) > 0 ? { ...body, password } : body;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = ({ path, parameters }: DescribedCall, drawing: Drawing): string => {
  const values = (place: string) =>
    parameters
      .filter(({ in: at }) => at === place)
      .map(({ name, schema }) => [name, String(drawValue(schema, name, drawing))] as const);
  const given = new Map(values('path'));
  // Without a part, with a dot for one and with a part longer than any, it would be another path.
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((given.get(name) ?? '').toWellFormed().replace(/^\.*$/, '-').slice(0, 100)),
  );
  const query = new URLSearchParams(values('query').map(([name, value]) => [name, value.toWellFormed()]));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
};

// A request for this call: mostly as it is described, sometimes not.
export const drawRequest = async (call: DescribedCall, caller: Caller, drawing: Drawing): Promise<Sending> => {
  const body = call.body === null ? undefined : drawValue(call.body, '', drawing);
  const content = isObject(body) ? withPassword(body, caller, drawing) : body;
  return {
    method: call.method,
    path: pathOf(call, drawing),
    token: caller.token,
    ...(call.isKeyed && drawing.draw(4) > 0 ? { key: crypto.randomUUID() } : {}),
    ...(content === undefined ? {} : { body: isObject(content) || !call.takesFile ? content : {} }),
    ...(call.takesFile ? { file: await somePicture() } : {}),
  };
};

export const sendDrawn = (caller: Caller, request: Sending): Promise<TestReply> => send(caller.base, request);
