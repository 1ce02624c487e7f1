import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeToken } from '#ask/session.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { chatLine } from '#support/screens/chat-line.tsx';
import { stubScroll } from '#support/screens/stub-scroll.tsx';
import { OfficeApp } from './office-app.tsx';

type Answers = Record<string, readonly [status: number, body: unknown]>;

const withdrawals = { counts: { waiting: 3, second: 1, sent: 0 }, oldestAt: null, hasMore: false, items: [] };

// Every screen requests its own count; requests that a test does not answer are refused.
let answers: Answers = {};

const openAt = async (path: string, role: StaffRole | null, instead: Answers = {}): Promise<void> => {
  applyLocale('en');
  history.replaceState(null, '', path);
  answers = {
    '/api/self': [200, { staffId: 's', name: 'malee', role }],
    '/api/withdrawals': [200, withdrawals],
    ...instead,
  };
  if (role !== null) storeToken('a token', false);
  vi.stubGlobal('fetch', (address: string) => {
    const [status, body] = answers[address.split('?')[0] ?? ''] ?? [403, { message: 'NOT_PERMITTED' }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  await act(async () => {
    render(<OfficeApp />);
  });
};

const late = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, late);

beforeEach(() => sessionStorage.clear());

it('a person who is not logged in sees the login at any address, which stays', async () => {
  await openAt('/money-in', null);
  expect(await screen.findByLabelText('Staff name', {}, late)).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(location.pathname).toBe('/money-in');
  expect(screen.getByText('DEMO')).toBeTruthy();
});

it('a session that ends leads to the login with the reason, and the address stays for the way back', async () => {
  await openAt('/withdrawals?view=second', 'finance');
  await heading('Withdrawals');
  answers['/api/withdrawals'] = [401, { message: 'EXPIRED_AUTH_TOKEN' }];
  expect(await screen.findByText('Your session ended. Please log in again', {}, late)).toBeTruthy();
  expect(location.pathname + location.search).toBe('/withdrawals?view=second');
}, 25_000);

it('the first address leads to the withdrawals, and the menu says how many wait', async () => {
  await openAt('/', 'manager');
  await heading('Withdrawals');
  expect(location.pathname).toBe('/withdrawals');
  await waitFor(() => expect(document.title).toBe('Withdrawals, Back office'));
  const entry = await screen.findByRole('link', { name: /Payouts.*4 waiting/ }, late);
  expect(entry.getAttribute('data-here')).toBe('true');
  expect(screen.getByText(/^malee \(manager\)/)).toBeTruthy();
});

it('the menu shows the entry of a screen that was opened by its address', async () => {
  const shown: (string | null)[] = [];
  stubScroll((element) => shown.push(element.getAttribute('href')));
  await openAt('/settings', 'manager');
  await heading('Settings');
  expect(shown).toContain('/settings');
});

it.each([
  ['/settings', 'Settings', 'true'],
  ['/withdrawals', 'Withdrawals', 'false'],
] as const)(
  'at %s the bar of a phone marks More only if the screen has no entry beside it',
  async (path, name, isHere) => {
    await openAt(path, 'manager');
    await heading(name);
    const more = await screen.findByRole('button', { name: 'More' }, late);
    expect(more.getAttribute('data-here')).toBe(isHere);
  },
);

it.each([
  ['en', /^More.*\b7 waiting$/],
  ['th', /^เพิ่มเติม.*\b7 รายการรอ$/],
  ['la', /^ເພີ່ມເຕີມ.*ລໍຖ້າ 7 ລາຍການ$/],
] as const)('the bar of a phone counts at More what waits behind it and not beside it, in %s', async (locale, name) => {
  await openAt('/withdrawals', 'manager', {
    '/api/held-plays': [200, { ...counted, counts: { open: 5 }, items: [] }],
    '/api/complaints': [200, { ...counted, counts: { open: 3 }, items: [] }],
    '/api/findings': [200, { ...counted, counts: { open: 4 }, items: [] }],
  });
  applyLocale(locale);
  expect(await screen.findByRole('button', { name }, late)).toBeTruthy();
});

it('a screen is missing from the menu of other roles, and its address says who may see it', async () => {
  await openAt('/books', 'support');
  expect(await screen.findByText('Only for: finance, manager', {}, late)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Outside work/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Reconciliation/ })).toBeNull();
});

it('a server that does not say who is logged in is reported, and can be asked again', async () => {
  await openAt('/withdrawals', 'manager', { '/api/self': [500, '<html>'] });
  expect(await screen.findByText('Could not load', {}, late)).toBeTruthy();
  answers['/api/self'] = [200, { staffId: 's', name: 'malee', role: 'manager' }];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Withdrawals');
});

it('an unknown address says so', async () => {
  await openAt('/nothing', 'manager');
  expect(await heading('Page not found')).toBeTruthy();
});

const talk = chatLine({ waitingSince: null });

it('what a person has half written to a customer is not shown to the person who logs in next at the same tab', async () => {
  const address = `/chats/${talk.conversationId}`;
  await openAt(address, 'support');
  const read = { readSeq: 0, deliveredSeq: 0, messages: [], notes: [], complaints: [], others: [] };
  answers['/api/chats'] = [200, { ...withdrawals, counts: { mine: 0, unassigned: 1, all: 1 }, items: [talk] }];
  answers[`/api${address}`] = [200, { conversation: talk, ...read }];
  answers['/api/chat-replies'] = [200, { replies: [] }];
  answers['/api/logout'] = [200, { message: 'SUCCESS' }];
  answers['/api/login'] = [200, { ticket: 'a ticket', next: 'code', hasPasskey: false }];
  const staff = { name: 'somsri', role: 'support' };
  answers['/api/login/code'] = [200, { token: 'another token', staff, recoveryCodesLeft: 9 }];
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' }, late);
  fireEvent.change(await field(), { target: { value: 'he owes me money' } });
  expect(await screen.findByText(/^Draft/, {}, late)).toBeTruthy();
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('he owes me money');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('he owes me money');
  fireEvent.input(await screen.findByLabelText('Staff name', {}, late), { target: { value: 'somsri' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'a long enough password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const code = await screen.findByLabelText('Code from your authenticator app', {}, late);
  fireEvent.input(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await field()).value).toBe('');
  expect(screen.queryByText(/^Draft/)).toBeNull();
}, 25_000);

const lineId = '0198c0de-0000-7000-8000-000000000001';

const memberId = talk.conversationId;
const amount = { amount: 500, currency: 'BAHT' };
const work = {
  ...amount,
  kind: 'payout',
  memberId,
  workId: lineId,
  lane: 'payout:BAHT',
  status: 'REVIEW',
  createdAt: talk.lastAt,
  sendings: 1,
  inquiries: 1,
  lastSentAt: null,
  lastAnswer: null,
  dueAt: null,
  isForReview: true,
  isUnsent: false,
  isIncoming: false,
};
const person = { memberId, name: 'Somchai', currency: 'BAHT' };
const slip = {
  ...amount,
  kind: 'slip',
  itemId: lineId,
  status: 'REVIEW',
  reason: 'NO_ANSWER',
  methodCode: 'KBANK',
  createdAt: talk.lastAt,
  endedAt: null,
  isProposed: false,
};
const counted = { oldestAt: talk.lastAt, hasMore: false };
const held = {
  ...amount,
  memberId,
  heldId: lineId,
  memberName: 'Somchai',
  memberPhone: 'xxxxxx1210',
  code: 'JOKER',
  status: 'OPEN',
  reason: 'LIMIT',
  bookedAmount: 100,
  transferId: null,
  note: null,
  needsTwo: false,
  noticedAt: talk.lastAt,
  seenAt: talk.lastAt,
};
const complaint = {
  complaintNo: 26112012345,
  memberId,
  memberName: 'Somchai',
  lineId,
  lineType: 'withdraw',
  lineAt: talk.lastAt,
  state: 'OPEN',
  openedAt: talk.lastAt,
  answerBy: talk.lastAt,
  endedAt: null,
  isLate: false,
  money: amount,
  said: 'where is it?',
  note: null,
};

const slipItem = {
  slip: { ...slip, slipId: lineId, memberName: 'Somchai', decideBy: null, isOverdue: false },
  memberId,
  memberPhone: 'xxxxxx1210',
  registered: null,
  issuer: null,
  reference: null,
  codesFound: 1,
  transfer: null,
  inquiries: 1,
  lastAnswer: null,
  nextInquiryAt: null,
  hasPicture: false,
  candidates: [],
  proposal: null,
  staffNote: null,
  others: [],
  mayDecide: true,
  mayNotDecideBecause: null,
};

const memberCard = {
  [`/api/members/${memberId}`]: [
    200,
    {
      member: { ...person, phone: '0812345678', createdAt: talk.lastAt, suspendedAt: null, erasedAt: null },
      holdsPhone: true,
      account: null,
      pastAccounts: [],
      sessions: [],
      condition: null,
      games: [],
      change: null,
      steps: [],
    },
  ],
} as const;

it.each([
  [
    'outside work',
    `/desk/payout.${memberId}.${lineId}`,
    {
      '/api/outside': [
        200,
        { items: [], counts: { open: 1, review: 1, unsent: 0, findings: 0 }, lanes: [], stopReason: null },
      ],
      [`/api/outside/payout/${memberId}/${lineId}`]: [
        200,
        { item: work, isEnded: false, memberName: 'Somchai', memberPhone: 'xxxxxx1210', steps: [], proposal: null },
      ],
    },
  ],
  [
    'a held win',
    `/held-wins/${memberId}.${lineId}`,
    { '/api/held-plays': [200, { ...counted, counts: { open: 1 }, items: [held] }] },
  ],
  [
    'a complaint',
    '/complaints/26112012345',
    { '/api/complaints': [200, { ...counted, counts: { open: 1 }, items: [complaint] }] },
  ],
  [
    'a slip',
    `/slips/${lineId}`,
    {
      '/api/office/slips': [200, { ...withdrawals, items: [], counts: { waiting: 1, second: 0, checking: 0 } }],
      [`/api/office/slips/${lineId}`]: [200, slipItem],
    },
  ],
  ['a member', `/members/${memberId}`, memberCard],
] as const)(
  '%s shows what its member has, with the way to the statement',
  async (_what, address, itsAnswers) => {
    await openAt(address, 'finance', {
      ...itsAnswers,
      [`/api/statements/${memberId}`]: [200, { member: person, total: 0, statements: [] }],
      [`/api/game-money/${memberId}`]: [
        200,
        {
          memberId,
          memberName: 'Somchai',
          memberPhone: 'xxxxxx1210',
          currency: 'BAHT',
          wallet: 4321,
          games: [],
          days: [],
          transfers: [],
        },
      ],
      [`/api/deposits/${memberId}`]: [200, { deposits: [slip] }],
    });
    const toStatement = await screen.findByRole('link', { name: 'Statement' }, late);
    expect(toStatement.getAttribute('href')).toBe(`/statements/${memberId}`);
    expect(await screen.findByText('฿4,321.00', {}, late)).toBeTruthy();
    const toSlip = await screen.findByRole('link', { name: 'Slip · KBANK' }, late);
    expect(toSlip.getAttribute('href')).toBe(`/slips/${lineId}`);
  },
  25_000,
);

it('support sees on a member’s card the slip that waits, and opens it', async () => {
  const deposits = { [`/api/deposits/${memberId}`]: [200, { deposits: [slip] }] } as const;
  await openAt(`/members/${memberId}`, 'support', { ...memberCard, ...deposits });
  expect(await screen.findByText('Slip · KBANK', {}, late)).toBeTruthy();
  expect(screen.getByText('The bank gives no answer')).toBeTruthy();
  const toSlip = screen.getByRole('link', { name: 'Slip · KBANK' });
  expect(toSlip.getAttribute('href')).toBe(`/slips/${lineId}`);
}, 25_000);

const openCardAs = async (role: StaffRole, lineType: string): Promise<void> => {
  await openAt(`/chats/${memberId}`, role);
  const about = { lineId, lineType, lineAt: talk.lastAt, complaintNo: 26112012345, answerBy: talk.lastAt };
  const line = {
    seq: 1,
    messageId: 'one',
    sender: 'customer',
    message: { message_type: 'text', payload: { message: 'where is it?', about } },
    createdAt: talk.lastAt,
    session_id: `wallet-${memberId}`,
    userId: memberId,
    guestId: null,
    username: null,
    name: null,
    deviceToken: null,
  };
  const rest = { readSeq: 0, deliveredSeq: 0, notes: [], complaints: [], others: [] };
  answers[`/api/chats/${memberId}`] = [200, { conversation: { ...talk, memberId }, messages: [line], ...rest }];
  answers[`/api/statements/${memberId}/${lineId}`] = [404, { message: 'NO_DATA' }];
  await screen.findByText(/^Complaint 26112012345/, {}, late);
};
const toHistory = { name: 'Open its history' };

it('the card of a line in a chat leads to the history of that line', async () => {
  await openCardAs('support', 'withdraw');
  fireEvent.click(screen.getByRole('link', toHistory));
  expect(await screen.findByText('No data found', {}, late)).toBeTruthy();
}, 25_000);

it('the card of a slip in a chat leads support to the slip', async () => {
  await openCardAs('support', 'slip');
  expect(screen.getByRole('link', toHistory).getAttribute('href')).toBe(`/slips/${lineId}`);
}, 25_000);
