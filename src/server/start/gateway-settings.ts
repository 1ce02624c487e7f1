// A key for demonstrations only: both sides of the sandbox's gateway FP sign with it, and live mode refuses it.
const demoKey = [
  'MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQC5ZFY3el5xqA49kF3yTUKviDhMuhGfBmxpaXWPOxa0npHK7oKryHmRbLc+',
  'xuxIfVc2AcjPcHF92dTSAsMrbNX3mVAy+PVXLs8XUQh0Cl2OkYZhsf35UZDf8TirxqxzFRttbt+JWAw7eY1eYk4L0z2ld4/P2gS+YysZ6p3J',
  'YVdvPyplTu6CVTdidjPsvW1/ht/Z0ORNP1SrSREKwe0gL/RCAvBO81Mj7IsZQle8gjaxd6p9PV8/AL+fVhulxHDzddn0+yr6dmiAaraHKKQk',
  'SzqKSUbzxOw304iPm6jrC/bigRCOLw1oojRVVNN+lVgRNQhtjnXPaN1QiLzvLzBf/9MNAgMBAAECggEAIBqtB3xsYHg+xxB6BFy2wJjxTvAl',
  '3wkIuxRlJEGSRAL1slOtUzwrOTC/ZuKhxkfWU2bptGp/bNDNFvUdgSaewvrMtZcBPXDAsgP5V8b3vpma0M428fbbBLzMGIsWD/PGxSOfGDSk',
  'IaSCA6c4ZrnVAhN7Vv4lNicMLre/TUFLF9tno/4sUBJFnQc1rtwNjblq+86vn6CBHdil4q2iwQECmgThvStQVhAUO1rpUnzdzO/K2TTg4wtJ',
  '50at/5qQMXjY38Lwdrf1ezK5c6wwF6emTA55OV2dfX76FQsoul3xO5TTiHRNrnQwXftjHq2EAQRNBF2zd3ef5H+YK3IHob3/jQKBgQDugYfd',
  '9Yb/4GYkrZuBzDAuhc8s8juXuEv5h1OqFlXWqvflawsg3N5iTqaDAeeC33xpcJ8PIl+KsiQLevZdjLg/SjMg6v32wakN2WXeLoCd0bUxXBy1',
  'mQZRG3RR9OIY5U8E4zl9rjjyWf6/taMWVQRtmpYzNjkIdoGvkQhTN2DkLwKBgQDG/Xlql56mr1x9R0JNpfaEGJ8WSoXDQdp5CvEVQXun0ahz',
  'fHWM0CXQprebIbscQ4r4TYVuLqBUBR2NdxpSvaEm4/2EWZVborxpN4CYn737OBlBPnKTcKlzXWNegZ5iI5YVYjGguBc4xk9l6ekPiJ4YkIus',
  'nNyQtDvGiajtFs8hgwKBgDT1Xg3S7t7yHLwYMGdpx2kNHSuFveW6bmRBwDoMK5M280RluFrbsCV0AVUlnxpYNW/UKf1aTIyncYl7DClJjb+/',
  '4gp1I18fMUJ5+zySZsykO+9x3I4WJGjuB64LCgktIZacPa/Cd7KYeRBobIYQ6qLLqH5Gk/NlHPa25XpU2ZbRAoGAXulprzDQaFq+N7b0Zgrh',
  '8RG5V62F7aMMbK2OXgAU1e/HdAYKH3bsgn/ylVjaYVnKADMhkHNG36xs8xu6/3oZUm5ubmE4PzP4wArMGIAg4qFYUmlRxwd2m2MQ0XPrso2c',
  'uWhTmYAU+2yDVG3kTxdvqPHQ3S0YeyCsXj8sxqEZfLcCgYBbsCcRLiC900uvyqu81RJ89f/dhQm3ILqrypfxozGOzp0YW9EpVQGqtHV4NpJv',
  'P3Kfj5lHTY+VUdHL/cXh/Nmc3zlC712UYXJYvcIomHNgubgT/sseJ/iVWz3TlwIk3kcbxUkEMfcD9Qqhu2fMZIcxLyDYWykO+Gyi+dZBCM0M',
  '6w==',
].join('');

const demoPublicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuWRWN3pecagOPZBd8k1Cr4g4TLoRnwZsaWl1jzsWtJ6Ryu6Cq8h5kWy3PsbsSH1X',
  'NgHIz3BxfdnU0gLDK2zV95lQMvj1Vy7PF1EIdApdjpGGYbH9+VGQ3/E4q8ascxUbbW7fiVgMO3mNXmJOC9M9pXePz9oEvmMrGeqdyWFXbz8q',
  'ZU7uglU3YnYz7L1tf4bf2dDkTT9Uq0kRCsHtIC/0QgLwTvNTI+yLGUJXvII2sXeqfT1fPwC/n1YbpcRw83XZ9Psq+nZogGq2hyikJEs6iklG',
  '88TsN9OIj5uo6wv24oEQji8NaKI0VVTTfpVYETUIbY51z2jdUIi87y8wX//TDQIDAQAB',
].join('');

export const gatewayDemoSecrets = {
  WW_TOKEN: 'demo-ww-token',
  FP_MERCHANT_ID: 'KRAPAODEMO',
  FP_PRIVATE_KEY: demoKey,
  FP_GATEWAY_KEY: demoPublicKey,
  PAYONEX_ACCESS_KEY: 'krapao-demo',
  PAYONEX_SECRET_KEY: 'demo-payonex-secret',
} as const;

export const gatewayPaths = {
  WW_URL: '/ww-gateway',
  FP_URL: '/fp-gateway',
  PAYONEX_URL: '/payonex',
  TRUEMONEY_GIFT_URL: '/truemoney-gift',
} as const;

// The settings of each QR gateway, and of the page that redeems gift links. In live mode an operator has those they
// agreed with: all settings of a gateway, or none.
const gatewayGroups = [
  ['KBANK_QR_URL', 'KBANK_QR_PARTNER_ID', 'KBANK_QR_PARTNER_SECRET'],
  ['WW_URL', 'WW_TOKEN'],
  ['FP_URL', 'FP_MERCHANT_ID', 'FP_PRIVATE_KEY', 'FP_GATEWAY_KEY'],
  ['PAYONEX_URL', 'PAYONEX_ACCESS_KEY', 'PAYONEX_SECRET_KEY'],
  ['TRUEMONEY_GIFT_URL'],
] as const;

type GatewaySetting = (typeof gatewayGroups)[number][number];

export const isGatewaySetting = (name: string): boolean => gatewayGroups.flat().some((known) => known === name);

// A gateway of which only a part is set.
export const halfSetGateway = (
  read: Readonly<Partial<Record<GatewaySetting, string | undefined>>>,
): { readonly given: string; readonly missing: string } | null => {
  for (const group of gatewayGroups) {
    const given = group.find((name) => read[name] !== undefined);
    const missing = group.find((name) => read[name] === undefined);
    if (given !== undefined && missing !== undefined) return { given, missing };
  }
  return null;
};
