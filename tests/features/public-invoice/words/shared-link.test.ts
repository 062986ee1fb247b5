import { expect, test } from 'vitest';
import {
  introduceLink,
  smsAddress,
  whatsAppAddress,
} from '#app/features/public-invoice/words/shared-link.ts';

const link = {
  number: 'INV-1',
  url: 'https://billwren.example/view-invoice/a1',
  text: 'Here is invoice INV-1 from Finch & Sons #1:',
  phone: '12125550142',
};
const message = `${link.text} ${link.url}`;

test('WhatsApp opens the client’s chat with the message, or asks for a chat', () => {
  const address = new URL(whatsAppAddress(link));
  expect(address.origin + address.pathname).toBe('https://wa.me/12125550142');
  expect([...address.searchParams]).toEqual([['text', message]]);
  expect(new URL(whatsAppAddress({ ...link, phone: null })).pathname).toBe('/');
});

test('a text message has its body after "?" for Android and after "&" for iOS', () => {
  for (const [phone, to] of [
    ['12125550142', '+12125550142'],
    [null, ''],
  ] as const) {
    const address = smsAddress({ ...link, phone });
    expect(address.startsWith(`sms:${to}?&body=`)).toBe(true);
    expect(new URL(address).searchParams.get('body')).toBe(message);
    expect(decodeURIComponent(address.split('&body=')[1] ?? '')).toBe(message);
  }
});

test.each([
  ['en-GB', 'credit-note', 'Here is credit note A-1 from Wren:'],
  ['fr-CA', 'estimate', 'Voici la soumission A-1 de Wren\u00a0:'],
  ['fr-CA+en-CA', 'invoice', 'Voici la facture A-1 de Wren\u00a0:'],
  ['ru', 'estimate', 'Смета A-1 от Wren:'],
] as const)('in %s, the link of an %s is introduced as “%s”', (language, kind, expected) => {
  expect(introduceLink({ kind, language, number: 'A-1', businessName: 'Wren' })).toBe(expected);
});
