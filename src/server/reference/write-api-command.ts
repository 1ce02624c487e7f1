import { writeFileSync } from 'node:fs';
import { apiFile, apiText } from './api-text.ts';

writeFileSync(apiFile, apiText());
