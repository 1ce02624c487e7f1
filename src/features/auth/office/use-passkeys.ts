import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, RefusedError } from '#ask/ask.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { authOfficeCalls } from '../office-contract.ts';
import { passkeyStrings } from './passkey-strings.ts';
import { factorsKey } from './use-own-login.ts';

// Only on a page loaded over https or from this machine.
export const hasPasskeys = browserSupportsWebAuthn;

const make = async ({ name, password }: { name: string; password: string }): Promise<void> => {
  const { ticket, options } = await answerOf(authOfficeCalls.offerPasskey, { password });
  const { id, response } = await startRegistration({ optionsJSON: options });
  await answerOf(authOfficeCalls.addPasskey, {
    ticket,
    name,
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  });
};

const enterBy = async (ticket: string) => {
  const { options } = await answerOf(authOfficeCalls.offerPasskeyLogin, { ticket });
  const { id, response } = await startAuthentication({ optionsJSON: options });
  return answerOf(authOfficeCalls.proveByPasskey, {
    ticket,
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  });
};

const quiet = { refreshes: false };

export const useNewPasskey = () => {
  const client = useQueryClient();
  return useMutation<void, Error, { name: string; password: string }>({
    mutationFn: make,
    meta: quiet,
    onSuccess: () => client.invalidateQueries({ queryKey: factorsKey }),
  });
};

export const usePasskeyLogin = (ticket: string, onEntered: (token: string) => void) =>
  useMutation<{ token: string }, Error>({
    mutationFn: () => enterBy(ticket),
    meta: quiet,
    onSuccess: ({ token }) => onEntered(token),
  });

// Shown to people who close the browser's own window or have no device at hand; browsers do not say which it was.
export const usePasskeyProblem = () => {
  const t = useTexts(passkeyStrings);
  const refusalText = useRefusalText();
  return (error: Error | null): string | null => {
    if (error === null) return null;
    if (error instanceof RefusedError) return refusalText(error.refusal.message);
    return t(error.name === 'InvalidStateError' ? 'isKnown' : 'wasNotUsed');
  };
};
