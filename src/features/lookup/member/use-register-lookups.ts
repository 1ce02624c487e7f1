import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { lookupCalls } from '../contract.ts';

const hourMs = 3_600_000;

const banksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: ({ signal }) => answerOf(lookupCalls.listBanks, {}, { signal }),
  staleTime: hourMs,
});
const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: ({ signal }) => answerOf(lookupCalls.listSources, {}, { signal }),
  staleTime: hourMs,
});
const registerOtpQuery = queryOptions({
  queryKey: ['registerOTP'],
  queryFn: ({ signal }) => answerOf(lookupCalls.getRegisterOtp, {}, { signal }),
  staleTime: hourMs,
});

// The operator's settings for registration. If they cannot be read, a one-time code is assumed to be required.
export const useRegisterLookups = () => {
  const client = useQueryClient();
  const banks = useQuery(banksQuery);
  const sources = useQuery(sourcesQuery);
  const otp = useQuery(registerOtpQuery);
  return {
    banks: banks.data ?? null,
    haveBanksFailed: banks.isError,
    loadBanks: () => void banks.refetch(),
    sources: sources.data ?? [],
    hasOtp: otp.isError ? true : (otp.data ?? null),
    askForOtp: () => client.query(registerOtpQuery).catch(() => true),
  };
};
