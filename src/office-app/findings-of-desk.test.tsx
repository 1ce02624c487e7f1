import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { findingsOfDesk } from './findings-of-desk.tsx';

const at = '2026-11-20T11:28:54.000Z';

beforeEach(() => applyLocale('en'));

it('a report shows open findings and stopped lanes under the names of the desk, with a link to them', async () => {
  const findings = [{ kind: 'LINE_BOOKED_NOWHERE', open: 3, oldestAt: at }];
  const lanes = [{ lane: 'payout:BAHT', reason: 'RECEIPT_NOT_SHOWN', at }];
  renderOffice(findingsOfDesk({ findings, lanes }), { at: '/books' });
  const link = await screen.findByRole('link', { name: 'The bank shows money that is booked nowhere' });
  expect(link.getAttribute('href')).toBe('/findings');
  expect(screen.getByRole('table', { name: 'Findings' }).textContent).toMatch(/3.*20\/11\/2026 18:28:54/);
  const stopped = screen.getByRole('table', { name: 'Stopped' }).textContent;
  expect(stopped).toMatch(/Payouts in baht.*Booked, but the bank does not show the money/);
});

it('without a finding the report says so', async () => {
  renderOffice(findingsOfDesk({ findings: [], lanes: [] }), { at: '/books' });
  expect(await screen.findByText('No findings')).toBeTruthy();
});
