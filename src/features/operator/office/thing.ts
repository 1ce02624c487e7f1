import type { RowKind } from '#contract/operator-changes.ts';
import { contentNameOf } from './content/content-shapes.ts';
import type { Operator } from './use-operator.ts';

// A game, an account or a setting, as the screen lists and changes it.
export interface Thing {
  readonly id: string;
  readonly kind: RowKind;
  readonly object: string;
  readonly title: string;
  readonly about: string;
  readonly state: 'listed' | 'unlisted' | 'unreadable' | 'isSet';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly creditedSince: string | null;
  readonly setting: Setting | null;
}

export type Setting = Operator['settings'][number];

const listing = (isListed: boolean): Thing['state'] => (isListed ? 'listed' : 'unlisted');

const gamesOf = ({ games }: Operator): Thing[] =>
  games.map(({ code, ...fields }) => ({
    id: `game.${code}`,
    kind: 'game',
    object: code,
    title: fields.name,
    about: code,
    state: listing(fields.isListed),
    fields,
    creditedSince: null,
    setting: null,
  }));

const accountsOf = ({ accounts }: Operator): Thing[] =>
  accounts.map(({ accountId, creditedSince, ...fields }) => ({
    id: `account.${accountId}`,
    kind: 'deposit_account',
    object: accountId,
    title: `${fields.bankCode} ${fields.accountNo}`,
    about: '',
    state: listing(fields.isListed),
    fields,
    creditedSince: fields.mode === 'AUTO' ? creditedSince : null,
    setting: null,
  }));

// What members read is changed under Content.
const settingsOf = ({ settings }: Operator): Thing[] =>
  settings
    .filter(({ name, isReadable }) => !isReadable || contentNameOf(name) === undefined)
    .map((setting) => ({
      id: `setting.${setting.name}`,
      kind: 'setting',
      object: setting.name,
      title: setting.name,
      about: '',
      state: setting.isReadable ? 'isSet' : 'unreadable',
      fields: { value: setting.value },
      creditedSince: null,
      setting,
    }));

export const thingsOf = { games: gamesOf, accounts: accountsOf, settings: settingsOf };

export const findThing = (operator: Operator, id: string): Thing | undefined =>
  Object.values(thingsOf)
    .flatMap((of) => of(operator))
    .find((thing) => thing.id === id);
