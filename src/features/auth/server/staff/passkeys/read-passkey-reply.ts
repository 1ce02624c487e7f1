import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { OfficeSite } from './office-site.ts';
import type { Passkey } from './passkeys-table.ts';

// COSE numbers of the accepted signatures: EdDSA, ES256, RS256.
export const signatures: readonly number[] = [-8, -7, -257];

interface Expected {
  readonly site: OfficeSite;
  readonly challenge: string;
}

const rulesOf = ({ site, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.host,
  requireUserVerification: true,
});

// The library throws on any fault of a reply; we treat all of them as a reply that was not accepted.
const orNull = async <Result>(read: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await read();
  } catch {
    return null;
  }
};

export interface MadePasskey {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

export interface NewKey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly uses: number;
}

// The data of a key that a device has just made, or null if the reply is not valid.
export const readNewKey = (made: MadePasskey, expected: Expected): Promise<NewKey | null> =>
  orNull(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...rulesOf(expected),
      supportedAlgorithmIDs: [...signatures],
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
      },
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, uses: counter };
  });

export interface SignedChallenge {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

// The device's count of uses if the signature is right, else null. The caller compares it with the stored count in a
// statement that no simultaneous try can pass.
export const usesOfSigned = (signed: SignedChallenge, passkey: Passkey, expected: Expected): Promise<number | null> =>
  orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...rulesOf(expected),
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      response: {
        id: signed.credentialId,
        rawId: signed.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: signed.clientData,
          authenticatorData: signed.authenticatorData,
          signature: signed.signature,
        },
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
