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
  const shared: readonly string[] = [...sharedRefusals, ...sessionRefusals, ...staffRefusals];
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
    'Questions travel as JSON: fields of the path in the path, all others in the body, for a GET of the back office in the',
    'query. A call that takes a file has a `multipart/form-data` body, the file beside the fields of the question.',
    'Amounts are numbers with at most two decimals. A refusal is `{ message: code }` with the status given here.',
    '',
    `Any call may also refuse with ${codesOf(sharedRefusals)}.`,
    '',
    `A call for a member or for staff may also refuse with ${codesOf(sessionRefusals)}.`,
    '',
    `A call for staff refuses a role it does not name with ${codesOf(staffRefusals)}.`,
    '',
    ...sides.flatMap(({ title, calls }) => [`## ${title}`, '', ...calls.map(section)]),
  ].join('\n');
