import { gcm } from '@noble/ciphers/aes.js';
import { sha256 } from '@noble/hashes/sha2.js';

const ivBytes = 12;

// base64 of a random IV, the ciphertext and its tag, under AES-256-GCM with the SHA-256 of the secret. Not by the
// browser's own crypto.subtle, which is missing on a page without https, such as a phone on the address of a laptop.
export const sealLink = (secret: string, link: string): string => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = new TextEncoder();
  const sealed = gcm(sha256(text.encode(secret)), iv).encrypt(text.encode(link));
  return btoa(String.fromCharCode(...iv, ...sealed));
};
