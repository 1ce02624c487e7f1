// The door for the server shell: what commands beside the server do, and the first rows of the demonstration.
export { changeByCommand, decideByCommand, installByCommand, listByCommand } from './by-command.ts';
export { installOperator } from './install-operator.ts';
