import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

// What stood on the page when a journey failed, as text: where only the output is kept, the pictures are gone.
const pageOf = (path: string): string =>
  [...readFileSync(path, 'utf8').matchAll(/```yaml\n([^]*?)```/g)].map(([, page]) => page).join('\n');

export default class PrintPage implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    for (const { name, path } of result.attachments)
      if (name === 'error-context' && path !== undefined) process.stdout.write(`\n${test.title}\n${pageOf(path)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
