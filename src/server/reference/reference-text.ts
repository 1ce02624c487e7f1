import {
  fileText,
  refusalsOf,
  sessionRefusals,
  sharedRefusals,
  staffRefusals,
  type Endpoint,
} from '#contract/endpoint.ts';
import { statusesOf, type RefusalCode } from '#contract/refusal-codes.ts';
import { shapeText } from './shape-text.ts';

const codesOf = (codes: readonly RefusalCode[]): string =>
  codes.map((code) => `${code} (${statusesOf(code).join(' or ')})`).join(', ');

const own = (call: Endpoint): string => {
  const ofSession = call.who === 'anyone' ? [] : [...sessionRefusals, ...staffRefusals];
  const shared: readonly string[] = [...sharedRefusals, ...ofSession];
  return codesOf(refusalsOf(call).filter((code) => !shared.includes(code)));
};

const section = (call: Endpoint): string =>
  [
    `### ${call.at}`,
    '',
    call.about,
    '',
    `- Who: ${call.who}${call.may.length === 0 ? '' : ` (${call.may.join(', ')})`}${call.effect === 'keyed' ? '; takes an Idempotency-Key' : ''}`,
    ...(call.takesFile === null ? [] : [`- Takes a file: ${fileText(call.takesFile)}, as \`file\` of a form`]),
    ...(Object.keys(call.question).length === 0 ? [] : [`- Question: \`${shapeText(call.questionSchema)}\``]),
    `- Answer: \`${shapeText(call.answer)}\``,
    ...(own(call) === '' ? [] : [`- Refuses: ${own(call)}`]),
    '',
  ].join('\n');

// The API reference as text, written from the contract by `npm run write-api`.
export const referenceText = (sides: readonly { title: string; calls: readonly Endpoint[] }[]): string =>
  [
    '# API reference',
    '',
    'Written from the contract by `npm run write-api`; a test compares the two. A running server shows the calls of the',
    'member app under `/docs`, with lengths and forms of every field in `/docs/openapi.json`.',
    '',
    'The *question* of a call is what the request carries, the *answer* the body of a response with status 200. A refusal is',
    '`{ message: code }` with the status given here. Both bodies are JSON; a text alone is a JSON string. `?` marks a field',
    'that may be missing. Unknown fields are ignored.',
    '',
    '- Fields in braces of the path go there, all others into the JSON body, or into the query of a GET. A call that takes a',
    '  file has a `multipart/form-data` body, with the file beside the fields of the question.',
    '- Amounts are numbers with at most two decimals, in the currency of the member. Times are ISO 8601 in UTC. Days and',
    '  times of the clock are those of Asia/Bangkok.',
    '- `message` of an answer is SUCCESS unless the call says otherwise.',
    '- Who: `anyone` needs no token. `either` is a member with a token or a visitor without one, whom `guestId` names.',
    '- The app also opens a Socket.IO connection at `/socket.io`, and without one asks every few seconds. The event `follow`',
    '  (`src/contract/stream.ts`) tells it what to read again, `join` (`src/features/chat/contract.ts`) brings new messages.',
    '',
    '| Header | With | Says |',
    '| --- | --- | --- |',
    '| `Authorization: Bearer <token>` | calls of members and staff | the token that a login returned |',
    '| `X-Requested-With: wallet-user` | every call | the call comes from the app. A GET that changes something is refused without it (KEY_MISSING) |',
    '| `Idempotency-Key` | calls that say so | 1 to 255 printable characters, new for each press of a button. A repeat with the same key gets the first answer for 7 days and does nothing again; while the first runs it is refused with REQUEST_LIMIT (409), with another question with KEY_INVALID (422) |',
    '| `X-Device-Id` | calls without a token | a secret random id of the browser, 22 to 64 of A-Z, a-z, 0-9, - and _; login and one-time codes recognise it |',
    '| `X-Otp-Token` | `POST /api/account` | the `otpToken` that was verified |',
    '| `Accept-Language` | every call | `th`, `lo` or `en`: the language of texts in answers |',
    '',
    'A backend at another origin than the app sees only the first two and `Content-Type`, until one of its answers has the',
    'header `X-Own-Headers` (and its CORS answers allow all of them).',
    '',
    'Another backend needs no more than `tests/journeys/contract-only/answers.ts` answers, with the calls of',
    '`/api/autoLogin` and the uploads of the chat: a test runs the app against exactly that. What else is listed here adds to',
    'the app; without it, that part is missing.',
    '',
    `Any call may also refuse with ${codesOf(sharedRefusals)}.`,
    'REQUEST_LIMIT is 429 for too many calls, and 409 while an earlier request must end first. KEY_INVALID is 405 for another',
    'method, 413 and 415 for a body that is too large or of another type, and 422 for a key used with another question. A',
    'refusal with 429 says in `Retry-After` how many seconds its limit lasts, where that is known.',
    '',
    `A call for a member or for staff may also refuse with ${codesOf(sessionRefusals)}. All but INACTIVE_USER end the session in the app.`,
    '',
    `A call for staff refuses a role it does not name with ${codesOf(staffRefusals)}.`,
    '',
    ...sides.flatMap(({ title, calls }) => [`## ${title}`, '', ...calls.map(section)]),
  ].join('\n');
