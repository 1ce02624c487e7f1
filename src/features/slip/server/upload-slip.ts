import { findCurrency } from '#members/members-table.ts';
import { readSlipTerms } from '#features/deposit/server/public.ts';
import { listDepositAccounts } from '#server/operator/operator-catalogue.ts';
import type { Currency } from '#money/currency.ts';
import type { Sql } from '#database/database.ts';
import type { Asked, Refusing, Write } from '#server/verb.ts';
import type { slipCalls } from '../contract.ts';
import { keepPictureMs, openSlipsMax, picturesPerHourMax, uploadsPerHourMax } from '../rules.ts';
import { countPictures, updatePictureRemoval } from './pictures-table.ts';
import { slipCodeOf } from './slip-code.ts';
import { countSlips, findSlipOfTransfer, insertSlip, type NewSlip } from './slips-table.ts';
import { countPicture, storePicture } from './store-picture.ts';

type Upload = typeof slipCalls.upload;
type Uploaded = Omit<NewSlip, 'createdAt'>;

const hourMs = 60 * 60_000;

// A QR code may hold any text, and the database rejects some; the code of a slip is never among them.
const isStorable = (code: string): boolean => code.isWellFormed() && !code.includes('\0');

const requireFewSlips = async (
  { context, refuse }: Refusing<'REQUEST_LIMIT'>,
  sql: Sql,
  memberId: string,
): Promise<void> => {
  const { open, uploaded } = await countSlips(sql, memberId, new Date(context.now().getTime() - hourMs));
  if (open >= openSlipsMax || uploaded >= uploadsPerHourMax) refuse('REQUEST_LIMIT');
};

// A slip that is sent again is not counted as another one, nor is a file that turns out to be no picture; each still takes
// time and room.
const requireFewPictures = async ({ context, refuse }: Refusing<'REQUEST_LIMIT'>, memberId: string): Promise<void> => {
  const since = new Date(context.now().getTime() - hourMs);
  if ((await countPictures(context.database, memberId, since)) >= picturesPerHourMax) refuse('REQUEST_LIMIT');
};

// The method has to be one that is offered to this member now, and it has to take slips.
const termsOf = async ({
  context,
  member,
  question,
  refuse,
}: Asked<Upload>): Promise<{ currency: Currency; uploadWithinMinutes: number }> => {
  const [currency, accounts, terms] = await Promise.all([
    findCurrency(context.database, member.memberId),
    listDepositAccounts(context),
    readSlipTerms(context),
  ]);
  const offered = accounts.filter((account) => account.bankCode === question.bankCode && account.currency === currency);
  if (offered.length === 0) refuse('NO_BANK');
  if (!offered.some(terms.isTakenBy)) refuse('SLIP_NOT_OFFERED');
  if (terms.isClosed) refuse('SLIP_UPLOAD_FAIL', 403);
  return { currency, uploadWithinMinutes: terms.uploadWithinMinutes };
};

// Before the transaction: the picture is decoded and stored.
export const prepareSlip = async (asked: Asked<Upload>): Promise<Uploaded> => {
  const { context, member, question, file, refuse } = asked;
  const { memberId } = member;
  const terms = await termsOf(asked);
  await requireFewSlips(asked, context.database, memberId);
  await requireFewPictures(asked, memberId);
  const slipId = context.newId();
  await countPicture(context, { memberId, slipId });
  const read = await context.pictures.read(file.path);
  if (read.kind === 'refused') return refuse('SLIP_INVALID_FILE');
  if (read.kind === 'unavailable') return refuse('SLIP_UPLOAD_FAIL', 500);
  await storePicture(context, { memberId, slipId }, read.picture).catch((error: unknown) => {
    context.log.error({ err: error, slipId }, 'the picture of a slip could not be stored');
    refuse('SLIP_UPLOAD_FAIL', 500);
  });
  const codes = read.codes.filter(isStorable);
  const code = slipCodeOf(codes);
  const named =
    code.kind === 'proof'
      ? { issuer: code.issuer, reference: code.proof.reference }
      : { issuer: null, reference: null };
  return { memberId, slipId, methodCode: question.bankCode, ...terms, codes, ...named };
};

// Takes a member's slip, to be checked with the bank. The same transfer under way is the same slip; a transfer that one
// of their slips was credited for ends the new slip at once.
export const uploadSlip: Write<Upload, Uploaded> = async (asked) => {
  const { work, prepared } = asked;
  const { sql, memberId, now } = work;
  const { slipId, issuer, reference } = prepared;
  const known =
    issuer === null || reference === null ? null : await findSlipOfTransfer(sql, { memberId, issuer, reference });
  if (known !== null && known.endedAt === null) return { message: 'SUCCESS', reference: known.slipId };
  await requireFewSlips(asked, sql, memberId);
  const isAgain = known !== null;
  await insertSlip(sql, { ...prepared, createdAt: now }, isAgain ? 'SLIP_REFNO_DUPLICATED' : null);
  await updatePictureRemoval(sql, prepared, new Date(now.getTime() + keepPictureMs));
  work.audit(`slip ${slipId}`, { uploaded: prepared.methodCode, ...(isAgain ? { again: known.slipId } : {}) });
  work.event('slip', { id: slipId });
  return { message: 'SUCCESS', reference: slipId };
};
