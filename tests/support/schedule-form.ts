import type { ScheduleForm } from '#app/domain/recurring/schedule-form.ts';

/** A monthly series with one line item, as posted by its dialog. */
export const typedSeries: ScheduleForm = {
  anchor: '2099-01-31',
  unit: 'month',
  every: '1',
  ends: 'never',
  endCount: '',
  endDay: '',
  paymentTerms: 'days:14',
  sends: false,
  lines: [
    { description: 'Care in {month}', secondDescription: '', quantity: '1', unitPrice: '100' },
  ],
  notes: '',
  secondNotes: '',
};
