import { type RefObject, useEffect } from 'react';
import { writeIntoField } from '#ui/fields/write-into-field.ts';

interface MessageCode extends Credential {
  readonly code: string;
}

interface MessageRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

const readMessage = async (signal: AbortSignal): Promise<string | null> => {
  const request: MessageRequest = { otp: { transport: ['sms'] }, signal };
  const found = (await navigator.credentials.get(request)) as MessageCode | null;
  return found?.code ?? null;
};

// Android's browsers offer to take the code from the message; a visitor who declines types it.
export const useMessageCode = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const abort = new AbortController();
    readMessage(abort.signal).then(
      (code) => {
        if (code !== null && field.current?.value === '') writeIntoField(field.current, code);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [field]);
};
