import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

type Fields = Record<string, unknown>;

// The question as it is sent, or the code by which the server would refuse its shape: what a person typed or an address
// bar contains may have any. A wrong part of the path, such as a cut link, names nothing that exists.
export const encodeQuestion = (call: Endpoint, question: object): Fields | 'NO_DATA' | 'KEY_INVALID' => {
  const encoded = z.safeEncode(call.questionSchema, question as never);
  if (encoded.success) return encoded.data;
  const isOfPath = encoded.error.issues.every(({ path: [name] }) => call.pathFields.includes(String(name)));
  return isOfPath ? 'NO_DATA' : 'KEY_INVALID';
};
