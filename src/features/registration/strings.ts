import { entryTexts } from '#i18n/entry-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { memberTexts } from '#i18n/member-texts.ts';
import { texts } from '#i18n/texts.ts';

export const registrationStrings = texts({
  register: entryTexts.register,
  otpTitle: ['ยืนยันเบอร์โทรศัพท์', 'ຢືນຢັນເບີໂທລະສັບ', 'Confirm your phone number'],
  profileTitle: entryTexts.profile,
  bankTitle: accountTexts.bankAccount,
  phone: memberTexts.phone,
  phoneCount: ['{n}/{max}', '{n}/{max}', '{n}/{max}'],
  phone10: memberTexts.phone10,
  phoneLaos: ['เบอร์โทรศัพท์ต้องมี 8 ถึง 13 หลัก', 'ເບີໂທລະສັບຕ້ອງມີ 8 ຫາ 13 ຕົວເລກ', 'The phone number must have 8 to 13 digits'],
  otpSentTo: ['ส่งรหัส OTP ไปที่ {phone} แล้ว', 'ສົ່ງລະຫັດ OTP ໄປທີ່ {phone} ແລ້ວ', 'We sent an OTP to {phone}'],
  otp: ['รหัส OTP', 'ລະຫັດ OTP', 'OTP code'],
  otpRef: ['รหัสอ้างอิง {ref}', 'ລະຫັດອ້າງອີງ {ref}', 'Ref. {ref}'],
  nameTooLong: [
    'ชื่อและนามสกุลรวมกันต้องไม่เกิน {max} ตัวอักษร',
    'ຊື່ ແລະ ນາມສະກຸນລວມກັນຕ້ອງບໍ່ເກີນ {max} ຕົວອັກສອນ',
    'First and last name together can have at most {max} characters',
  ],
  otpLength: ['รหัส OTP มี {n} หลัก', 'ລະຫັດ OTP ມີ {n} ຕົວເລກ', 'The OTP has {n} digits'],
  resendOtp: ['ส่งรหัส OTP อีกครั้ง', 'ສົ່ງລະຫັດ OTP ອີກຄັ້ງ', 'Resend OTP'],
  resendOtpIn: ['ส่งอีกครั้งได้ใน {seconds} วินาที', 'ສົ່ງອີກຄັ້ງໄດ້ໃນ {seconds} ວິນາທີ', 'Resend in {seconds} s'],
  verify: ['ยืนยันรหัส', 'ຢືນຢັນລະຫັດ', 'Verify'],
  profileName: memberTexts.name,
  password: memberTexts.password,
  confirmPassword: memberTexts.confirmPassword,
  passwordHint: memberTexts.passwordForm,
  passwordMismatch: memberTexts.passwordMismatch,
  source: ['รู้จักเราจากช่องทางใด', 'ຮູ້ຈັກພວກເຮົາຈາກຊ່ອງທາງໃດ', 'How did you hear about us?'],
  noSource: ['ไม่ระบุ', 'ບໍ່ລະບຸ', 'Not specified'],
  inviteCode: ['รหัสผู้แนะนำ', 'ລະຫັດຜູ້ແນະນຳ', 'Invite code'],
  bankLead: [
    'ใช้บัญชีของคุณเอง โอนเงินฝากจากบัญชีนี้ และรับเงินถอนเข้าบัญชีนี้ ชื่อต้องตรงกับบัญชีธนาคาร',
    'ໃຊ້ບັນຊີຂອງທ່ານເອງ ໂອນເງິນຝາກຈາກບັນຊີນີ້ ແລະ ຮັບເງິນຖອນເຂົ້າບັນຊີນີ້ ຊື່ຕ້ອງກົງກັບບັນຊີທະນາຄານ',
    'Use your own account: you deposit from it and withdrawals are paid to it. The name must match the bank account',
  ],
  requiredBank: ['กรุณาเลือกธนาคาร', 'ກະລຸນາເລືອກທະນາຄານ', 'Please choose a bank'],
  firstName: ['ชื่อ', 'ຊື່', 'First name'],
  lastName: ['นามสกุล', 'ນາມສະກຸນ', 'Last name'],
  registerSuccess: [
    'สมัครสมาชิกสำเร็จ กำลังไปหน้าเข้าสู่ระบบ',
    'ສະໝັກສະມາຊິກສຳເລັດ ກຳລັງໄປໜ້າເຂົ້າສູ່ລະບົບ',
    'Registration complete. Taking you to log in',
  ],
  logIn: entryTexts.logIn,
  loading: entryTexts.loading,
});
