// Who may import what, one row per room; a door is a part of the tree that other rooms may import.
export type Room =
  | 'feature contract'
  | 'feature office contract'
  | 'feature rules'
  | 'feature strings'
  | 'feature refusal texts'
  | 'feature server'
  | 'feature member'
  | 'feature office'
  | 'ledger'
  | 'members'
  | 'play'
  | 'conditions'
  | 'providers'
  | 'sandbox'
  | 'server'
  | 'database'
  | 'money'
  | 'contract'
  | 'ask'
  | 'ui'
  | 'i18n'
  | 'member-app'
  | 'office-app'
  | 'bench'
  | 'tests/support'
  | 'tests/house'
  | 'tests/journeys'
  | 'tests/verify'
  | 'top';

export type Door =
  | 'own room'
  | 'own contract'
  | 'own office contract'
  | 'own rules'
  | 'own strings'
  | 'own refusal texts'
  | 'own previews'
  | 'money'
  | 'contract'
  | 'refusal codes'
  | 'game catalogue'
  | 'ask'
  | 'ui'
  | 'i18n'
  | 'members'
  | 'play'
  | 'conditions'
  | 'ledger door'
  | 'ports'
  | 'provider wiring'
  | 'database'
  | 'server doors'
  | 'feature door'
  | 'any feature'
  | 'any feature door'
  | 'any contract'
  | 'any office contract'
  | 'any rules'
  | 'any strings'
  | 'any refusal texts'
  | 'any member'
  | 'any office'
  | 'support'
  | 'server process'
  | 'requirement list'
  | 'figures'
  | 'everything';

export interface BorderRow {
  readonly doors: readonly Door[];
  readonly packages: readonly string[];
}

const node = 'node:*';
const schema = 'zod/mini';
const screenPackages = ['react', 'react-router', '@tanstack/react-query', 'lucide-react'];

export const borderTable: Record<Room, BorderRow> = {
  'feature contract': { doors: ['own contract', 'money', 'contract'], packages: [schema] },
  // Separate from the member's calls, so that member bundles contain none of it.
  'feature office contract': { doors: ['own contract', 'money', 'contract'], packages: [schema] },
  'feature rules': { doors: ['own contract', 'own rules', 'money', 'contract'], packages: [schema] },
  'feature strings': { doors: ['own contract', 'own refusal texts', 'refusal codes', 'i18n'], packages: [] },
  'feature refusal texts': { doors: ['i18n'], packages: [] },
  'feature server': {
    doors: [
      'own room',
      'own contract',
      'own office contract',
      'own rules',
      'money',
      'contract',
      'members',
      'play',
      'conditions',
      'ledger door',
      'ports',
      'database',
      'server doors',
      'feature door',
    ],
    packages: [schema, node, 'uqr', '@simplewebauthn/server', 'p-queue'],
  },
  'feature member': {
    doors: ['own room', 'own contract', 'own rules', 'own strings', 'money', 'contract', 'ask', 'ui', 'i18n'],
    packages: [...screenPackages, schema, 'react-hook-form', 'uqr', '@noble/*', 'socket.io-client'],
  },
  'feature office': {
    doors: [
      'own room',
      'own contract',
      'own office contract',
      'own rules',
      'own strings',
      'own previews',
      'money',
      'contract',
      'ask',
      'ui',
      'i18n',
    ],
    packages: [...screenPackages, schema, 'react-hook-form', 'uqr', '@simplewebauthn/browser'],
  },
  ledger: { doors: ['own room', 'database', 'money', 'contract'], packages: [node] },
  members: { doors: ['own room', 'database', 'money', 'contract'], packages: [] },
  play: { doors: ['own room', 'database', 'money', 'contract', 'ledger door'], packages: [] },
  conditions: {
    doors: ['own room', 'database', 'money', 'contract', 'ledger door', 'server doors'],
    packages: [node],
  },
  providers: { doors: ['own room', 'money', 'contract'], packages: [schema, node, 'promptparse'] },
  sandbox: {
    doors: ['own room', 'money', 'game catalogue'],
    packages: [schema, node, 'fastify', '@fastify/*', 'sharp', 'promptparse', 'uqr', 'zxing-wasm'],
  },
  server: {
    doors: [
      'own room',
      'any feature',
      'any feature door',
      'any contract',
      'any office contract',
      'members',
      'play',
      'conditions',
      'ledger door',
      'ports',
      'provider wiring',
      'database',
      'money',
      'contract',
    ],
    packages: [
      schema,
      node,
      'fastify',
      '@fastify/*',
      'helmet',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
      'p-queue',
      'cockatiel',
      'sharp',
      'zxing-wasm',
      'aws4fetch',
      'socket.io',
      'engine.io',
    ],
  },
  database: { doors: ['own room', 'money', 'contract'], packages: ['pg', node] },
  money: { doors: ['own room'], packages: [schema] },
  contract: { doors: ['own room', 'money'], packages: [schema] },
  ask: { doors: ['own room', 'money', 'contract'], packages: [schema, 'socket.io-client'] },
  ui: {
    doors: ['own room', 'i18n', 'ask', 'money', 'contract'],
    packages: [...screenPackages, 'react-dom', '@base-ui/*', 'dompurify'],
  },
  i18n: { doors: ['own room', 'any refusal texts', 'ask', 'money', 'contract'], packages: ['react'] },
  'member-app': {
    doors: [
      'own room',
      'any member',
      'any contract',
      'any rules',
      'any strings',
      'ask',
      'ui',
      'i18n',
      'money',
      'contract',
    ],
    packages: [...screenPackages, 'react-dom', '@fontsource-variable/*'],
  },
  'office-app': {
    doors: [
      'own room',
      'any office',
      'any contract',
      'any office contract',
      'any rules',
      'any strings',
      'ask',
      'ui',
      'i18n',
      'money',
      'contract',
    ],
    packages: [...screenPackages, 'react-dom', '@fontsource-variable/*'],
  },
  bench: {
    doors: ['own room', 'everything'],
    packages: [node, schema, 'sharp', 'vite', '@vitejs/*', '@playwright/test', 'react', 'react-dom'],
  },
  'tests/support': {
    doors: ['own room', 'everything'],
    packages: [
      node,
      schema,
      'vitest',
      '@playwright/test',
      'pino',
      '@testing-library/*',
      'sharp',
      'uqr',
      '@20minutes/s3rver',
      'ajv/dist/2020.js',
      ...screenPackages,
    ],
  },
  'tests/house': { doors: ['own room', 'everything'], packages: [node, 'vite', 'vitest'] },
  'tests/verify': { doors: ['own room', 'everything'], packages: [node, 'socket.io-client', '@playwright/test'] },
  'tests/journeys': {
    doors: ['own room', 'server process', 'requirement list', 'figures'],
    packages: [node, '@playwright/test', '@axe-core/playwright', 'zxing-wasm', 'uqr'],
  },
  top: {
    doors: ['own room', 'requirement list'],
    packages: [node, 'vite', 'vitest', '@vitejs/*', '@playwright/test', 'subset-font', 'sharp'],
  },
};

// A test belongs to its subject's room; it may also import the test support and ask any call of the contract.
export const besideTests: BorderRow = {
  doors: ['support', 'any contract', 'any office contract'],
  packages: ['vitest', 'fast-check', '@testing-library/*', 'socket.io-client', node],
};
