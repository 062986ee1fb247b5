import { expect, test, vi } from 'vitest';
import { InvoiceSheetView } from '#app/features/invoice-sheet/ui/invoice-sheet.tsx';
import { fullSheet } from '#tests/fixtures/sheets.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

test('a sheet may contain the same text or link twice', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { from } = fullSheet();
  const link = { kind: 'other', label: 'Wise', url: 'https://wise.com/pay' } as const;
  const used = { label: 'Wise', value: 'wise.com/pay' };
  const day = '11/21/2026';
  const sheet = fullSheet({
    dates: ['Invoice date', 'Due date'].map((label) => ({ label, value: day })),
    from: { ...from, addressLines: ['Bath', 'Bath'], email: 'Bath' },
    bankDetails: ['Account number', 'Routing number'].map((label) => ({ label, value: '1' })),
    paymentLinks: [link, link],
    usedLinks: [used, used],
  });
  const { place } = await openScreenInDom(<InvoiceSheetView sheet={sheet} />);
  expect(place.textContent?.match(/Bath/g)).toHaveLength(3);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
