import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusalStatus } from '#contract/refusal-codes.ts';
import { proves } from '#support/requirements/proves.ts';
import { applyLocale, locales } from './locale.ts';
import { loadRefusalTexts, refusalText, useRefusalText } from './refusal-text.ts';
import { errorMsg, sharedRefusals } from './refusal-texts.ts';
import { spinErrorTexts } from './refusals/spin-error-texts.ts';

// Row, code, and the texts that members must read, in Thai, Lao and English.
const words = `
ERR-006|UNAUTHORIZED|ไม่สามารถยืนยันตัวตนได้|ບໍ່ສາມາດຢືນຢັນຕົວຕົນໄດ້|Cannot verify your identity
ERR-007|EXPIRED_AUTH_TOKEN|เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง|ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່|Your session has expired. Please log in again
ERR-008|INVALID_USER_1|ข้อมูลผู้ใช้ไม่ถูกต้อง (1)|ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (1)|Invalid user (1)
ERR-009|INVALID_USER_2|ข้อมูลผู้ใช้ไม่ถูกต้อง (2)|ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (2)|Invalid user (2)
ERR-010|INVALID_USER_3|ข้อมูลผู้ใช้ไม่ถูกต้อง (3)|ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (3)|Invalid user (3)
ERR-011|INVALID_USER_4|ข้อมูลผู้ใช้ไม่ถูกต้อง (4)|ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (4)|Invalid user (4)
ERR-012|INVALID_IP|ไม่อนุญาตให้เข้าใช้งานจากเครือข่ายนี้|ບໍ່ອະນຸຍາດໃຫ້ເຂົ້າໃຊ້ງານຈາກເຄືອຂ່າຍນີ້|Access from this network is not allowed
ERR-013|WRONG_CREDENTIAL|เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง|ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ|Incorrect phone number/password
ERR-014|WRONG_PASSWORD|รหัสผ่านไม่ถูกต้อง|ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ|Incorrect password
ERR-015|NO_USER|ไม่พบผู้ใช้นี้|ບໍ່ພົບຜູ້ໃຊ້ນີ້|User not found
ERR-016|INACTIVE_USER|บัญชีนี้ถูกระงับการใช้งาน กรุณาติดต่อฝ่ายบริการ|ບັນຊີນີ້ຖືກລະງັບ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ|This account is suspended. Please contact support
ERR-017|LOGIN_FAIL|เข้าสู่ระบบไม่สำเร็จ|ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ|Login failed
ERR-018|OTP_BLOCK|ขอรหัส OTP เกินกำหนด กรุณาลองใหม่ภายหลัง|ຂໍລະຫັດ OTP ເກີນກຳນົດ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ|Too many OTP requests. Please try again later
ERR-019|OTP_TOKEN_INVALID|คำขอ OTP ไม่ถูกต้อง กรุณาขอรหัสใหม่|ຄຳຂໍ OTP ບໍ່ຖືກຕ້ອງ ກະລຸນາຂໍລະຫັດໃໝ່|Invalid OTP request. Please request a new code
ERR-020|OTP_NOT_EXIST|ไม่พบรหัส OTP กรุณาขอรหัสใหม่|ບໍ່ພົບລະຫັດ OTP ກະລຸນາຂໍລະຫັດໃໝ່|OTP not found. Please request a new code
ERR-021|OTP_VERIFIED|เบอร์นี้ยืนยัน OTP แล้ว|ເບີນີ້ຢືນຢັນ OTP ແລ້ວ|This number is already verified
ERR-022|OTP_EXPIRED|รหัส OTP หมดอายุ กรุณาขอรหัสใหม่|ລະຫັດ OTP ໝົດອາຍຸ ກະລຸນາຂໍລະຫັດໃໝ່|The OTP has expired. Please request a new code
ERR-023|OTP_CODE_INVALID|รหัส OTP ไม่ถูกต้อง|ລະຫັດ OTP ບໍ່ຖືກຕ້ອງ|Incorrect OTP
ERR-024|OTP_CODE_VALID|รหัส OTP ถูกต้อง|ລະຫັດ OTP ຖືກຕ້ອງ|OTP is correct
ERR-025|UNVERIFIED_OTP|ยังไม่ได้ยืนยันรหัส OTP|ຍັງບໍ່ໄດ້ຢືນຢັນລະຫັດ OTP|The OTP has not been verified
ERR-026|OTP_SEND_FAIL|ส่งรหัส OTP ไม่สำเร็จ|ສົ່ງລະຫັດ OTP ບໍ່ສຳເລັດ|Could not send the OTP
ERR-027|OTP_VERIFY_FAIL|ยืนยันรหัส OTP ไม่สำเร็จ|ຢືນຢັນລະຫັດ OTP ບໍ່ສຳເລັດ|Could not verify the OTP
ERR-028|EXISTING_USER|เบอร์โทรศัพท์นี้สมัครสมาชิกแล้ว|ເບີໂທລະສັບນີ້ສະໝັກສະມາຊິກແລ້ວ|This phone number is already registered
ERR-029|EXISTING_BANK|บัญชีธนาคารนี้มีผู้ใช้แล้ว|ບັນຊີທະນາຄານນີ້ມີຜູ້ໃຊ້ແລ້ວ|This bank account is already in use
ERR-030|INVALID_USER_INFO|ข้อมูลสมาชิกไม่ถูกต้อง|ຂໍ້ມູນສະມາຊິກບໍ່ຖືກຕ້ອງ|Invalid member details
ERR-031|INVALID_BANK|ข้อมูลธนาคารไม่ถูกต้อง|ຂໍ້ມູນທະນາຄານບໍ່ຖືກຕ້ອງ|Invalid bank details
ERR-032|BANK_ACCOUNT_NAME_ENG|ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น|ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ|The bank account name must be in English only
ERR-033|REGISTER_FAIL|สมัครสมาชิกไม่สำเร็จ|ສະໝັກສະມາຊິກບໍ່ສຳເລັດ|Registration failed
ERR-034|PHONE_NUMBER_REQUIRE_10_DIGIT|เบอร์โทรศัพท์ต้องมี 10 หลัก|ເບີໂທລະສັບຕ້ອງມີ 10 ຕົວເລກ|The phone number must support 10 digits
ERR-035|GAME_ACTIVATION_FAIL|เปิดบัญชีเกมไม่สำเร็จ|ເປີດບັນຊີເກມບໍ່ສຳເລັດ|Could not open the game account
ERR-036|REQUEST_LIMIT|ทำรายการบ่อยเกินไป กรุณารอสักครู่|ເຮັດລາຍການເລື້ອຍເກີນໄປ ກະລຸນາລໍຖ້າຈັກຄູ່|Too many requests. Please wait a moment
ERR-037|REQUEST_LIMIT_1MIN|กรุณารอ 1 นาทีแล้วลองใหม่|ກະລຸນາລໍຖ້າ 1 ນາທີແລ້ວລອງໃໝ່|Please wait 1 minute and try again
ERR-038|BONUS_REMAINING|ยังมีโบนัสค้างอยู่ กรุณาใช้หรือยกเลิกก่อน|ຍັງມີໂບນັດຄ້າງຢູ່ ກະລຸນາໃຊ້ ຫຼື ຍົກເລີກກ່ອນ|You still have a bonus. Please finish or cancel it first
ERR-039|BONUS_ALREADY_ACTIVE|โบนัสนี้กำลังใช้งานอยู่|ໂບນັດນີ້ກຳລັງໃຊ້ງານຢູ່|This bonus is already active
ERR-040|BONUS_MAX_CLAIMED|รับโบนัสนี้ครบจำนวนแล้ว|ຮັບໂບນັດນີ້ຄົບຈຳນວນແລ້ວ|You have already received this bonus the maximum number of times
ERR-041|BONUS_CONDITION|ยังไม่ผ่านเงื่อนไขของโบนัส|ຍັງບໍ່ຜ່ານເງື່ອນໄຂຂອງໂບນັດ|The bonus conditions are not met
ERR-042|BONUS_CLEAR|ยกเลิกโบนัสแล้ว|ຍົກເລີກໂບນັດແລ້ວ|The bonus has been cleared
ERR-043|BONUS_FULL|โบนัสนี้มีผู้รับครบแล้ว|ໂບນັດນີ້ມີຜູ້ຮັບຄົບແລ້ວ|This bonus is fully taken
ERR-044|NO_PROMOTION|ไม่พบโปรโมชันนี้|ບໍ່ພົບໂປຣໂມຊັນນີ້|Promotion not found
ERR-045|PROMOTION_RECEIVED|รับโปรโมชันนี้แล้ว|ຮັບໂປຣໂມຊັນນີ້ແລ້ວ|You have already received this promotion
ERR-046|INVITE_COLLECT|วันนี้รับโบนัสแนะนำเพื่อนแล้ว|ມື້ນີ້ຮັບໂບນັດແນະນຳໝູ່ແລ້ວ|The referral bonus was already received today
ERR-047|INVITE_INACTIVE|ระบบแนะนำเพื่อนปิดใช้งานอยู่|ລະບົບແນະນຳໝູ່ປິດໃຊ້ງານຢູ່|The invite programme is not active
ERR-048|NO_INVITE_BONUS|ไม่มีโบนัสแนะนำเพื่อนให้รับ|ບໍ່ມີໂບນັດແນະນຳໝູ່ໃຫ້ຮັບ|No referral bonus to receive
ERR-049|NO_INVITEE_PLAY_INFO|ยังไม่มีข้อมูลการเล่นของเพื่อนที่แนะนำ|ຍັງບໍ່ມີຂໍ້ມູນການຫຼິ້ນຂອງໝູ່ທີ່ແນະນຳ|No play data from your invited friends yet
ERR-050|INVITE_BONUS_SUCCESS|รับโบนัสแนะนำเพื่อนสำเร็จ|ຮັບໂບນັດແນະນຳໝູ່ສຳເລັດ|Referral bonus received
ERR-051|INVITE_BONUS_FAIL|รับโบนัสแนะนำเพื่อนไม่สำเร็จ|ຮັບໂບນັດແນະນຳໝູ່ບໍ່ສຳເລັດ|Could not receive the referral bonus
ERR-052|NO_REFUND|ไม่พบยอดคืน|ບໍ່ພົບຍອດຄືນ|No refund found
ERR-053|REFUND_CONDITION|ยังไม่ผ่านเงื่อนไขการคืนยอดเสีย|ຍັງບໍ່ຜ່ານເງື່ອນໄຂການຄືນຍອດເສຍ|The refund conditions are not met
ERR-054|REFUND_SUCCESS|รับคืนยอดเสียสำเร็จ|ຮັບຄືນຍອດເສຍສຳເລັດ|Refund received
ERR-055|REFUND_INACTIVE|ระบบคืนยอดเสียปิดใช้งานอยู่|ລະບົບຄືນຍອດເສຍປິດໃຊ້ງານຢູ່|Refunds are not active
ERR-056|REFUND_MINIMUM|ยอดสะสมต้องมากกว่า 0|ຍອດສະສົມຕ້ອງຫຼາຍກວ່າ 0|The accrued amount must exceed 0
ERR-057|SLOT_ALREADY_ACTIVE|บัญชีเกมนี้เปิดใช้งานแล้ว|ບັນຊີເກມນີ້ເປີດໃຊ້ງານແລ້ວ|This game account is already active
ERR-058|SLOT_ACTIVATE_FAIL|เปิดบัญชีเกมไม่สำเร็จ|ເປີດບັນຊີເກມບໍ່ສຳເລັດ|Could not activate the game account
ERR-059|SLOT_NO_ACCOUNT|ไม่พบบัญชีเกม|ບໍ່ພົບບັນຊີເກມ|Game account not found
ERR-060|SLOT_RESET_PASSWORD_FAIL|รีเซ็ตรหัสผ่านเกมไม่สำเร็จ|ຕັ້ງລະຫັດຜ່ານເກມໃໝ່ບໍ່ສຳເລັດ|Could not reset the game password
ERR-061|TRANSFER_MINIMUM|จำนวนเงินโอนต้องมากกว่า 0|ຈຳນວນເງິນໂອນຕ້ອງຫຼາຍກວ່າ 0|The transfer amount must exceed 0
ERR-062|NO_GAME|ไม่พบเกมนี้|ບໍ່ພົບເກມນີ້|Game not found
ERR-063|MONEY_NOT_ENOUGH|ยอดเงินไม่เพียงพอ|ຍອດເງິນບໍ່ພຽງພໍ|Not enough money
ERR-064|TRANSFER_FAIL|โอนเงินไม่สำเร็จ เงินถูกคืนเข้ากระเป๋าเงินแล้ว|ໂອນເງິນບໍ່ສຳເລັດ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ|Transfer failed. Funds returned to the wallet
ERR-065|NO_BANK|ไม่พบบัญชีธนาคาร|ບໍ່ພົບບັນຊີທະນາຄານ|Bank account not found
ERR-066|NO_WALLET|ไม่พบกระเป๋าเงิน|ບໍ່ພົບກະເປົາເງິນ|Wallet not found
ERR-067|SLIP_UPLOAD_FAIL|อัปโหลดสลิปไม่สำเร็จ|ອັບໂຫຼດສະລິບບໍ່ສຳເລັດ|Could not upload the slip
ERR-068|SLIP_NO_FILE|กรุณาเลือกไฟล์สลิป|ກະລຸນາເລືອກໄຟລ໌ສະລິບ|Please choose a slip image
ERR-069|SLIP_INVALID_FILE|ไฟล์สลิปไม่ถูกต้อง|ໄຟລ໌ສະລິບບໍ່ຖືກຕ້ອງ|Invalid slip file
ERR-070|TRUELINK_DUPLICATE|ลิงก์นี้ถูกใช้แล้ว|ລິ້ງນີ້ຖືກໃຊ້ແລ້ວ|This link has already been used
ERR-071|TRUELINK_INVALID|ลิงก์ไม่ถูกต้อง|ລິ້ງບໍ່ຖືກຕ້ອງ|Invalid link
ERR-072|QR_FAIL|สร้างคิวอาร์โค้ดไม่สำเร็จ|ສ້າງຄິວອາໂຄດບໍ່ສຳເລັດ|Could not create the QR code
ERR-073|INTERNAL_SERVER_ERROR|ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง|ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ|Something went wrong. Please try again
ERR-074|KEY_MISSING|ข้อมูลที่จำเป็นไม่ครบถ้วน|ຂໍ້ມູນທີ່ຈຳເປັນບໍ່ຄົບຖ້ວນ|Required information is missing
ERR-075|KEY_INVALID|ข้อมูลไม่ถูกต้อง|ຂໍ້ມູນບໍ່ຖືກຕ້ອງ|The information is invalid
ERR-076|NO_DATA|ไม่พบข้อมูล|ບໍ່ພົບຂໍ້ມູນ|No data found
ERR-077|OK|ตกลง|ຕົກລົງ|OK
ERR-078|SUCCESS|สำเร็จ|ສຳເລັດ|Success
ERR-079|NOT_AREASLOT|ไม่ใช่บัญชี AREASLOT|ບໍ່ແມ່ນບັນຊີ AREASLOT|This is not an AREASLOT account
ERR-080|NOT_UFABET|ไม่ใช่บัญชี UFABET|ບໍ່ແມ່ນບັນຊີ UFABET|This is not a UFABET account
ERR-081|NO_CLAIMABLE_COUPON|ไม่มีคูปองที่รับได้|ບໍ່ມີຄູປອງທີ່ຮັບໄດ້|No coupon to claim
ERR-082|INVALID_PRIZE_CODE|รหัสรางวัลไม่ถูกต้อง|ລະຫັດລາງວັນບໍ່ຖືກຕ້ອງ|Invalid prize code
ERR-083|INVALID_CODE|รหัสไม่ถูกต้อง|ລະຫັດບໍ່ຖືກຕ້ອງ|Invalid code
ERR-084|INVALID_COUPON_TYPE|ประเภทคูปองไม่ถูกต้อง|ປະເພດຄູປອງບໍ່ຖືກຕ້ອງ|Invalid coupon type
ERR-085|COUPON_EXPIRED|คูปองหมดอายุแล้ว|ຄູປອງໝົດອາຍຸແລ້ວ|The coupon has expired
ERR-086|BONUS_REMAINING|ยังมีโบนัสค้างอยู่ กรุณาใช้หรือยกเลิกก่อน|ຍັງມີໂບນັດຄ້າງຢູ່ ກະລຸນາໃຊ້ ຫຼື ຍົກເລີກກ່ອນ|You still have a bonus. Please finish or cancel it first
`;

const catalogue = words
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string, string]);

it.each(catalogue.map(([id, code, ...spoken]) => [code, spoken, id] as const))(
  '%s has the required text in Thai, Lao and English',
  async (code, [th, la, en], ids) => {
    proves(ids);
    await loadRefusalTexts();
    expect(locales.map((locale) => refusalText(code, locale))).toEqual([th, la, en]);
  },
);

const couponCodes = ['ERR-081', 'ERR-082', 'ERR-083', 'ERR-084', 'ERR-085', 'ERR-086'];

it('the errors of coupons have the same text under spin.error', () => {
  proves(...couponCodes, 'OP-294');
  for (const [, code, ...spoken] of catalogue.filter(([id]) => couponCodes.includes(id)))
    expect(Object.entries(spinErrorTexts).find(([key]) => key === `spin.error.${code}`)?.[1]).toEqual(spoken);
});

it('the Thai text that ends a session is the one of UNAUTHORIZED', () => {
  expect(sharedRefusals.UNAUTHORIZED[0]).toBe('ไม่สามารถยืนยันตัวตนได้');
});

const Shown = ({ message }: { readonly message: string }) => <p>{useRefusalText()(message)}</p>;

it('shows the text of the same name in the group errorMsg', async () => {
  proves('I18N-06', 'ERR-001');
  await loadRefusalTexts();
  applyLocale('la');
  render(<Shown message="MONEY_NOT_ENOUGH" />);
  expect(screen.getByText(sharedRefusals.MONEY_NOT_ENOUGH[1])).toBeTruthy();
});

it('shows an unknown message unchanged, as plain text', async () => {
  proves('ERR-002', 'OP-006');
  await loadRefusalTexts();
  const { container } = render(<Shown message="<b>BANK CLOSED</b>" />);
  expect(container.textContent).toBe('<b>BANK CLOSED</b>');
  expect(container.querySelector('b')).toBeNull();
});

it('shows the name of an object property unchanged, too', async () => {
  proves('ERR-002');
  await loadRefusalTexts();
  expect(refusalText('constructor', 'th')).toBe('constructor');
});

it('has a text for every code the server may answer, except the two that redirect silently', () => {
  const spoken = Object.keys(refusalStatus).filter((code) => code !== 'gone' && code !== 'invalid-token');
  expect(spoken.filter((code) => !Object.hasOwn(errorMsg, code))).toEqual([]);
});
