import { phoneOf } from '#contract/forms/phone-form.ts';
import { findPhoneOwner } from '#members/claims-table.ts';
import { findMember } from '#members/members-table.ts';
import { originOf, type Context } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';
import type { Act, Asked } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { knownMemberByEvidence } from './known-member.ts';
import { afterSending, codeHashesOf, makeCode, sendingRefusal } from './reset-code.ts';
import { deleteReset, findReset, upsertReset } from './resets-table.ts';

type SendResetCode = typeof memberCareOfficeCalls.sendResetCode;

const textOf = (context: Context, code: string): string =>
  context.settings.isLaos
    ? `ລະຫັດສຳລັບຕັ້ງລະຫັດຜ່ານໃໝ່ແມ່ນ ${code} ໃຊ້ໄດ້ 30 ນາທີ ໃສ່ໃນແອັບທີ່ "ລືມລະຫັດຜ່ານ" ຫ້າມບອກຜູ້ອື່ນ ລວມທັງພະນັກງານ`
    : `รหัสสำหรับตั้งรหัสผ่านใหม่คือ ${code} ใช้ได้ 30 นาที ใส่ในแอปที่ "ลืมรหัสผ่าน" ห้ามบอกผู้อื่น รวมถึงพนักงาน`;

// Counts the code before it is sent. The code is only in the message: never in an answer, never in a log.
const reserve = (
  { context, call, question, refuse }: Asked<SendResetCode>,
  memberId: string,
): Promise<{ phone: string; code: string }> =>
  transactionOn(context, { memberId, operationId: context.newId(), origin: originOf(call) }, async (work) => {
    const { sql, now } = work;
    const member = (await findMember(sql, memberId)) ?? refuse('NO_DATA');
    const phone = phoneOf(member.phone, context.settings.isLaos);
    if (member.suspendedAt !== null || (await findPhoneOwner(sql, phone)) !== memberId) return refuse('INACTIVE_USER');
    const last = await findReset(sql, memberId);
    const refusal = sendingRefusal(last, now);
    if (refusal !== null) return refuse(refusal);
    const code = makeCode();
    await upsertReset(
      sql,
      memberId,
      afterSending(last, { now, codeHash: codeHashesOf(context.settings, memberId, code)[0] }),
    );
    work.audit(`member ${memberId}`, { note: question.note });
    return { phone: member.phone, code };
  });

// Sends a code for a new password to the member's own phone: staff start it and never see it.
export const sendResetCode: Act<SendResetCode> = async (asked) => {
  const { context, refuse } = asked;
  const memberId = await knownMemberByEvidence(asked);
  const { phone, code } = await reserve(asked, memberId);
  const sent = await context.providers.sms.send({ phone, text: textOf(context, code) });
  if (sent.kind === 'done') return { message: 'SUCCESS' };
  // A message that may have been sent: its code stays valid.
  if (sent.kind !== 'unknown') await deleteReset(context.database, memberId);
  return refuse('OTP_SEND_FAIL');
};
