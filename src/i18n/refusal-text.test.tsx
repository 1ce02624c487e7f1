import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusalStatus } from '#contract/refusal-codes.ts';
import { applyLocale, type Locale, locales } from './locale.ts';
import { loadRefusalTexts, refusalText, useRefusalText } from './refusal-text.ts';
import { errorMsg } from './refusal-texts.ts';

const scripts: Record<Locale, RegExp> = { th: /[\u0e01-\u0e5b]/, la: /[\u0e81-\u0edf]/, en: /^[\x20-\x7e]+$/ };

const catalogue = [
  ['ERR-006', 'UNAUTHORIZED'],
  ['ERR-007', 'EXPIRED_AUTH_TOKEN'],
  ['ERR-008', 'INVALID_USER_1'],
  ['ERR-009', 'INVALID_USER_2'],
  ['ERR-010', 'INVALID_USER_3'],
  ['ERR-011', 'INVALID_USER_4'],
  ['ERR-012', 'INVALID_IP'],
  ['ERR-013', 'WRONG_CREDENTIAL'],
  ['ERR-014', 'WRONG_PASSWORD'],
  ['ERR-015', 'NO_USER'],
  ['ERR-016', 'INACTIVE_USER'],
  ['ERR-017', 'LOGIN_FAIL'],
  ['ERR-018', 'OTP_BLOCK'],
  ['ERR-019', 'OTP_TOKEN_INVALID'],
  ['ERR-020', 'OTP_NOT_EXIST'],
  ['ERR-021', 'OTP_VERIFIED'],
  ['ERR-022', 'OTP_EXPIRED'],
  ['ERR-023', 'OTP_CODE_INVALID'],
  ['ERR-024', 'OTP_CODE_VALID'],
  ['ERR-025', 'UNVERIFIED_OTP'],
  ['ERR-026', 'OTP_SEND_FAIL'],
  ['ERR-027', 'OTP_VERIFY_FAIL'],
  ['ERR-028', 'EXISTING_USER'],
  ['ERR-029', 'EXISTING_BANK'],
  ['ERR-030', 'INVALID_USER_INFO'],
  ['ERR-031', 'INVALID_BANK'],
  ['ERR-032', 'BANK_ACCOUNT_NAME_ENG'],
  ['ERR-033', 'REGISTER_FAIL'],
  ['ERR-034', 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
  ['ERR-035', 'GAME_ACTIVATION_FAIL'],
  ['ERR-036', 'REQUEST_LIMIT'],
  ['ERR-037', 'REQUEST_LIMIT_1MIN'],
  ['ERR-038', 'BONUS_REMAINING'],
  ['ERR-039', 'BONUS_ALREADY_ACTIVE'],
  ['ERR-040', 'BONUS_MAX_CLAIMED'],
  ['ERR-041', 'BONUS_CONDITION'],
  ['ERR-042', 'BONUS_CLEAR'],
  ['ERR-043', 'BONUS_FULL'],
  ['ERR-044', 'NO_PROMOTION'],
  ['ERR-045', 'PROMOTION_RECEIVED'],
  ['ERR-046', 'INVITE_COLLECT'],
  ['ERR-047', 'INVITE_INACTIVE'],
  ['ERR-048', 'NO_INVITE_BONUS'],
  ['ERR-049', 'NO_INVITEE_PLAY_INFO'],
  ['ERR-050', 'INVITE_BONUS_SUCCESS'],
  ['ERR-051', 'INVITE_BONUS_FAIL'],
  ['ERR-052', 'NO_REFUND'],
  ['ERR-053', 'REFUND_CONDITION'],
  ['ERR-054', 'REFUND_SUCCESS'],
  ['ERR-055', 'REFUND_INACTIVE'],
  ['ERR-056', 'REFUND_MINIMUM'],
  ['ERR-057', 'SLOT_ALREADY_ACTIVE'],
  ['ERR-058', 'SLOT_ACTIVATE_FAIL'],
  ['ERR-059', 'SLOT_NO_ACCOUNT'],
  ['ERR-060', 'SLOT_RESET_PASSWORD_FAIL'],
  ['ERR-061', 'TRANSFER_MINIMUM'],
  ['ERR-062', 'NO_GAME'],
  ['ERR-063', 'MONEY_NOT_ENOUGH'],
  ['ERR-064', 'TRANSFER_FAIL'],
  ['ERR-065', 'NO_BANK'],
  ['ERR-066', 'NO_WALLET'],
  ['ERR-067', 'SLIP_UPLOAD_FAIL'],
  ['ERR-068', 'SLIP_NO_FILE'],
  ['ERR-069', 'SLIP_INVALID_FILE'],
  ['ERR-070', 'TRUELINK_DUPLICATE'],
  ['ERR-071', 'TRUELINK_INVALID'],
  ['ERR-072', 'QR_FAIL'],
  ['ERR-073', 'INTERNAL_SERVER_ERROR'],
  ['ERR-074', 'KEY_MISSING'],
  ['ERR-075', 'KEY_INVALID'],
  ['ERR-076', 'NO_DATA'],
  ['ERR-077', 'OK'],
  ['ERR-078', 'SUCCESS'],
  ['ERR-079', 'NOT_AREASLOT'],
  ['ERR-080', 'NOT_UFABET'],
  ['ERR-081', 'NO_CLAIMABLE_COUPON'],
  ['ERR-082', 'INVALID_PRIZE_CODE'],
  ['ERR-083', 'INVALID_CODE'],
  ['ERR-084', 'INVALID_COUPON_TYPE'],
  ['ERR-085', 'COUPON_EXPIRED'],
  ['ERR-086', 'BONUS_REMAINING'],
] as const;

it.each(catalogue)('%s shows %s in Thai, Lao and English', async (_id, code) => {
  await loadRefusalTexts();
  expect(errorMsg).toHaveProperty(code);
  for (const locale of locales) {
    expect(refusalText(code, locale)).toMatch(scripts[locale]);
  }
});

it.each([
  ['WRONG_CREDENTIAL', 'Incorrect phone number/password'],
  ['REFUND_MINIMUM', 'The accrued amount must exceed 0'],
  ['TRANSFER_MINIMUM', 'The transfer amount must exceed 0'],
  ['TRANSFER_FAIL', 'Transfer failed. Funds returned to the wallet'],
  ['PHONE_NUMBER_REQUIRE_10_DIGIT', 'The phone number must support 10 digits'],
])('%s has the meaning the specification gives', async (code, meaning) => {
  await loadRefusalTexts();
  expect(refusalText(code, 'en')).toBe(meaning);
});

it('ERR-004 OP-027 the Thai text that ends a session is the one of UNAUTHORIZED', () => {
  expect(errorMsg.UNAUTHORIZED[0]).toBe('ไม่สามารถยืนยันตัวตนได้');
});

const Shown = ({ message }: { readonly message: string }) => <p>{useRefusalText()(message)}</p>;

it('I18N-06 ERR-001 shows the text of the same name in the group errorMsg', async () => {
  await loadRefusalTexts();
  applyLocale('la');
  render(<Shown message="MONEY_NOT_ENOUGH" />);
  expect(screen.getByText(errorMsg.MONEY_NOT_ENOUGH[1])).toBeTruthy();
});

it('ERR-002 OP-006 shows an unknown message as it came, as plain text', async () => {
  await loadRefusalTexts();
  const { container } = render(<Shown message="<b>BANK CLOSED</b>" />);
  expect(container.textContent).toBe('<b>BANK CLOSED</b>');
  expect(container.querySelector('b')).toBeNull();
});

it('ERR-002 shows the name of an object property as it came, too', async () => {
  await loadRefusalTexts();
  expect(refusalText('constructor', 'th')).toBe('constructor');
});

it('has a text for every code the server may answer, but for the two that redirect without a word', () => {
  const spoken = Object.keys(refusalStatus).filter((code) => code !== 'gone' && code !== 'invalid-token');
  expect(spoken.filter((code) => !Object.hasOwn(errorMsg, code))).toEqual([]);
});
