import type { RowKind } from '#contract/operator-changes.ts';
import { contentNameOf } from './content/content-shapes.ts';
import type { Operator } from './use-operator.ts';

// A game, an account or a setting, as the screen lists and changes it.
export interface Changeable {
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

const listing = (isListed: boolean): Changeable['state'] => (isListed ? 'listed' : 'unlisted');

const gamesOf = ({ games }: Operator): Changeable[] =>
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

const accountsOf = ({ accounts }: Operator): Changeable[] =>
  accounts.map(({ accountId, creditedSince, ...fields }) => ({
    id: `account.${accountId}`,
    kind: 'deposit_account',
    object: accountId,
    title: `${fields.bankCode} ${fields.accountNo}`,
    about: '',
    state: listing(fields.isListed),
    fields,
    creditedSince,
    setting: null,
  }));

// What members read is changed under Content.
const settingsOf = ({ settings }: Operator): Changeable[] =>
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

export const changeablesOf = { games: gamesOf, accounts: accountsOf, settings: settingsOf };

export const findChangeable = (operator: Operator, id: string): Changeable | undefined =>
  Object.values(changeablesOf)
    .flatMap((of) => of(operator))
    .find((changeable) => changeable.id === id);
