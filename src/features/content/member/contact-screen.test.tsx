import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { ContactScreen, type ContactScreenProps } from './contact-screen.tsx';

const contact = {
  contactText: 'We answer day and night.\nWrite to us.',
  lineLink: 'https://line.example/krapao',
  lineName: '@krapao',
  lineQR: '/contact/line.svg',
};

const show = (given: Partial<ContactScreenProps> = {}): void => {
  applyLocale('en');
  renderScreen(
    <ContactScreen contact={contact} website={null} hasFailed={false} retry={() => undefined} {...given} />,
    { at: '/contact' },
  );
};

it('shows the text, the QR code, and the link with the name of support', () => {
  proves('CONT-01', 'CONT-02', 'CONT-03', 'OP-188', 'OP-295');
  show();
  expect(screen.getByText(/We answer day and night/).textContent).toBe(contact.contactText);
  expect(screen.getByRole('img', { name: 'QR code to contact @krapao' }).getAttribute('src')).toBe(contact.lineQR);
  const link = screen.getByRole('link', { name: 'Contact @krapao on LINE' });
  expect(link.getAttribute('href')).toBe(contact.lineLink);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('shows the version of the product', () => {
  proves('CONT-04', 'CONT-05');
  show();
  expect(screen.getByText('Version 1.1.14')).toBeTruthy();
});

it('leaves out what the operator has not set', () => {
  show({ contact: { contactText: null, lineLink: null, lineName: null, lineQR: null } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Version 1.1.14')).toBeTruthy();
});

it('links to the website of the operator, and to nothing that is no web page', () => {
  show({ website: 'https://krapao.example', contact: { ...contact, lineLink: 'data:text/html,hello' } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://krapao.example']);
});

it('offers to try again where the contact cannot be loaded, and still shows the version', () => {
  const retry = vi.fn<() => void>();
  show({ contact: undefined, hasFailed: true, retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByText('Version 1.1.14')).toBeTruthy();
});
