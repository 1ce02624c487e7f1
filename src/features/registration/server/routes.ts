import type { Job } from '#server/jobs/job.ts';
import { acts, reads, type Route } from '#server/route.ts';
import { registrationCalls } from '../contract.ts';
import { checkRegistration } from './check-registration.ts';
import { createAccount } from './create-account.ts';
import { sendOtp } from './send-otp.ts';
import { sweepOtps } from './sweep-otps.ts';
import { verifyOtp } from './verify-otp.ts';

export const routes: readonly Route[] = [
  acts(registrationCalls.sendOtp, sendOtp),
  acts(registrationCalls.verifyOtp, verifyOtp),
  reads(registrationCalls.validate, async (asked) => {
    await checkRegistration(asked, asked.question);
    return { message: 'OK' };
  }),
  acts(registrationCalls.create, createAccount),
];

export const jobs: readonly Job[] = [sweepOtps];
