import { expect, test } from 'vitest';
import { smsAddress, whatsAppAddress } from '#app/features/public-invoice/words/shared-link.ts';

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
