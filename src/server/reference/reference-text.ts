import { refusalsOf, sessionRefusals, sharedRefusals, type Endpoint } from '#contract/endpoint.ts';
import { refusalStatus } from '#contract/refusal-codes.ts';

const own = (call: Endpoint): string => {
  const shared: readonly string[] = [...sharedRefusals, ...sessionRefusals];
  const codes = refusalsOf(call).filter((code) => !shared.includes(code));
  return codes.length === 0 ? '' : codes.map((code) => `${code} (${String(refusalStatus[code])})`).join(', ');
};

const fieldNames = (call: Endpoint): string => Object.keys(call.question).join(', ') || '-';

const section = (call: Endpoint): string =>
  [
    `### ${call.ask}`,
    '',
    call.about,
    '',
    `- Who: ${call.who}${call.effect === 'claim' ? '; takes an Idempotency-Key' : ''}`,
    `- Question: ${fieldNames(call)}`,
    ...(own(call) === '' ? [] : [`- Refuses: ${own(call)}`]),
    '',
  ].join('\n');

// The API reference as text, written from the contract by `npm run write-api`.
export const referenceText = (sides: readonly { title: string; calls: readonly Endpoint[] }[]): string =>
  [
    '# API reference',
    '',
    'Written from the contract by `npm run write-api`; a test compares it. Shapes in full: `GET /docs/openapi.json` of a running server.',
    '',
    `Every call may also answer ${sharedRefusals.join(', ')}; calls with a login also ${sessionRefusals.join(', ')}.`,
    '',
    ...sides.flatMap(({ title, calls }) => [`## ${title}`, '', ...calls.map(section)]),
  ].join('\n');
