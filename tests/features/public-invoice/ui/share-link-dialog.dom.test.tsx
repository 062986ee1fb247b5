import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ShareLinkDialog } from '#app/features/public-invoice/ui/share-link-dialog.tsx';
import { aMoment } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const link = {
  number: 'INV-1',
  url: 'https://billwren.example/view-invoice/a1',
  text: 'Voici la facture INV-1 de Wren :',
  phone: '15145550142',
};

type Device = {
  isPhone: boolean;
  share?: (data: ShareData) => Promise<void>;
  answer?: () => Promise<Response>;
};

async function openDialog({ isPhone, share, answer }: Device) {
  vi.stubGlobal('fetch', answer ?? (async () => Response.json(link)));
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'platform', { value: 'Linux', configurable: true });
  function Page() {
    const [id, setId] = useState<string | null>('a1');
    return <ShareLinkDialog invoiceId={id} onClose={() => setId(null)} />;
  }
  await openScreenInDom(<Page />);
  await act(() => aMoment());
  const dialog = () => document.querySelector('[role="dialog"]');
  return {
    text: () => dialog()?.textContent ?? null,
    ways: () =>
      [...(dialog()?.querySelectorAll('a, button:not([aria-label])') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    addresses: () => [...(dialog()?.querySelectorAll('a') ?? [])].map(({ href }) => href),
    press: (name: string) =>
      act(async () => {
        const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
        buttons.find(({ textContent }) => textContent === name)?.click();
        await aMoment();
      }),
  };
}

test('a phone offers its apps, with the message and the client’s number', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  const { text, ways, addresses, press } = await openDialog({ isPhone: true, share });
  expect(text()).toContain(`${link.text} ${link.url}`);
  expect(ways()).toEqual(['WhatsApp', 'Text message', 'More']);
  const message = encodeURIComponent(`${link.text} ${link.url}`);
  expect(addresses()).toEqual([
    `https://wa.me/15145550142?text=${message}`,
    `sms:+15145550142?&body=${message}`,
  ]);
  await press('More');
  expect(shared).toEqual([{ text: link.text, url: link.url }]);
  expect(text()).toBeNull();
});

test('it stays open when the share sheet is canceled', async () => {
  const share = () => Promise.reject(new DOMException('no', 'AbortError'));
  const { text, press } = await openDialog({ isPhone: true, share });
  await press('More');
  expect(text()).toContain('WhatsApp');
});

test('a desktop browser without apps for it offers only WhatsApp', async () => {
  const { ways } = await openDialog({ isPhone: false });
  expect(ways()).toEqual(['WhatsApp']);
});

test('without a connection it doesn’t open', async () => {
  const answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await openDialog({ isPhone: true, answer })).text()).toBeNull();
});
