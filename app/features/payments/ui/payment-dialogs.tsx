import type { CountryCode } from '#app/domain/country/country.ts';
import type { ListChange } from '#app/features/invoice-list/public.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RefundDialog, ReverseDialog } from './refund-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { PaymentQuestion } from './use-payments.tsx';

export type PaymentDialogsProps = {
  /** Null keeps the dialogs closed. */
  question: PaymentQuestion | null;
  /** The path that a list posts to. */
  path: string;
  country: CountryCode;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  onRefunded?: (amountMinor: number) => void;
  onClose: () => void;
  onChange: (change: ListChange) => void;
};

export function PaymentDialogs({ question, ...around }: PaymentDialogsProps) {
  return (
    <>
      <RecordDialog {...around} asked={question?.kind === 'record' ? question : null} />
      <ScheduleDialog {...around} asked={question?.kind === 'schedule' ? question : null} />
      <RefundDialog {...around} asked={question?.kind === 'refund' ? question : null} />
      <ReverseDialog {...around} asked={question?.kind === 'reverse' ? question : null} />
    </>
  );
}
