import { expect, it } from 'vitest';
import { contentOf } from '#support/bad-input/valid-call.ts';
import { validWrites } from '#support/bad-input/valid-calls.ts';
import { startTestServer } from '#support/test-server.ts';

// No provider is silent here: one that is slow on a busy machine would leave the decision open.
const server = await startTestServer({ isProvedOnce: true, settings: { PROVIDER_TIMEOUT_MS: '5000' } });

// Calls of staff that are only a step of a decision, and what of it is in the audit.
const stepsOnly: Readonly<Record<string, string>> = {
  'POST /api/login': 'the password alone opens no session; the second factor that does is in the audit',
  'POST /api/login/enrol': 'a key to confirm; the login with its first code is in the audit',
  'POST /api/login/passkey/challenge': 'a question to a passkey; the login with its answer is in the audit',
  'POST /api/self/passkeys/challenge': 'a question to a passkey; the passkey that is then added is in the audit',
  'POST /api/chats/{conversationId}/upload': 'a file; the message that it is sent with is in the audit',
};

const officePrefix = 'office ';
const decisions = Object.entries(validWrites).flatMap(([name, arrange]) => {
  const act = name.slice(officePrefix.length);
  return name.startsWith(officePrefix) && !Object.hasOwn(stepsOnly, act) ? [[act, arrange] as const] : [];
});

const auditedOf = async (act: string): Promise<number> =>
  (await server.database.owner.rows('select id from audit where act = $1', [act])).length;

it.for(decisions)('%s is in the audit', async ([act, arrange]) => {
  const call = await arrange(server);
  const before = await auditedOf(act);
  const content = contentOf(call, call.body);
  const reply = await fetch(call.base + call.path, {
    method: call.method,
    ...content,
    headers: { 'x-requested-with': 'wallet-user', authorization: `Bearer ${call.token ?? ''}`, ...content.headers },
  });
  expect(reply.status).toBe(200);
  expect(await auditedOf(act)).toBeGreaterThan(before);
});
