import { describe, expect, it } from 'vitest';
import { previewNextNumber } from '#app/domain/settings/check-settings.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';

describe('the preview of the next number', () => {
  const stored = { settings: { ...freshSettings('us'), startingNumber: '5' }, lastNumber: '057' };
  it.each([
    ['INV-', '5', 'INV-058'],
    ['INV-', '100', 'INV-100'],
    ['INV-', '20', 'INV-020'],
    ['WREN-', '5', 'WREN-005'],
    [' INV- ', '5', 'INV-058'],
    ['INV-', 'five', null],
    ['INV-', '0', null],
  ])('%j from %j: %j', (invoicePrefix, startingNumber, number) => {
    expect(previewNextNumber({ invoicePrefix, startingNumber }, stored)).toBe(number);
  });

  it('has as many digits as the last one', () => {
    const { settings } = stored;
    expect(previewNextNumber(settings, { settings, lastNumber: '00057' })).toBe('INV-00058');
  });
});
