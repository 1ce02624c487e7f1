import type { Check } from '../check.ts';
import { runCommand } from '../in-full/run-command.ts';

export const officeWeather: Check = {
  id: 'V-11',
  about:
    'every decision of the back office, while the server refuses, breaks, is silent or has ended the session: it says so and is sent once',
  run: () => runCommand('tests/journeys/pictures/office/check-weather-command.ts'),
};
