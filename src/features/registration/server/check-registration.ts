import { phoneOf } from '#contract/forms/phone-form.ts';
import { findBankAccountOwner, findMemberByPhone } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import { registrableBanks } from '#server/operator/operator-catalogue.ts';
import { sources } from '#server/operator/shared-settings.ts';
import type { Context } from '#server/context.ts';
import { takeLookup } from '#server/records/budgets.ts';
import type { Asking } from '#server/verb.ts';
import { fieldsRefusal, usernameRefusal, type FieldsRefusal, type RegisterFields } from '../rules.ts';

const isTaken = async (context: Context, bankCode: string, accountNo: string): Promise<boolean> => {
  const owner = await findBankAccountOwner(context.database, { bankCode, accountNo });
  return owner !== null && (await findMember(context.database, owner)) !== null;
};

// Refuses with the first fault of the received fields.
export const checkRegistration = async (
  { context, call, refuse }: Asking<FieldsRefusal | 'EXISTING_USER' | 'EXISTING_BANK'>,
  fields: RegisterFields,
): Promise<void> => {
  const [listed, banks] = await Promise.all([sources.read(context), registrableBanks(context)]);
  const known = {
    isLaos: context.settings.isLaos,
    sourceCodes: listed.map(({ code }) => code),
    bankCodes: banks.map(({ code }) => code),
  };
  const wrongPhone = usernameRefusal(fields, known);
  if (wrongPhone !== null) refuse(wrongPhone);
  await takeLookup(context, call.network);
  const { username, bankCode, bankAccountNo } = fields;
  const phone = username === undefined ? null : phoneOf(username, known.isLaos);
  if (phone !== null && (await findMemberByPhone(context.database, phone)) !== null) refuse('EXISTING_USER');
  const wrongField = fieldsRefusal(fields, known);
  if (wrongField !== null) refuse(wrongField);
  if (bankCode === undefined || bankAccountNo === undefined) return;
  if (await isTaken(context, bankCode, bankAccountNo)) refuse('EXISTING_BANK');
};
