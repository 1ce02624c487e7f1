// What the server shell may use: the functions of commands beside the server, and the first rows of the demo.
export { changeByCommand, decideByCommand, installByCommand, listByCommand } from './by-command.ts';
export { installOperator } from './install-operator.ts';
