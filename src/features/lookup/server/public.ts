export { isSiteGone, operatorSettings, type OperatorSettings } from './operator-settings.ts';
export {
  bankNames,
  findGame,
  listDepositAccounts,
  listGames,
  registrableBanks,
  type Game,
} from './operator-catalogue.ts';
export { seedDemoOperator } from './seed-demo-operator.ts';
