import { useState } from 'react';
import { describeListFailure, type ListAnswer } from '#app/features/invoice-list/public.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import type { PaymentDialogsProps } from './payment-dialogs.tsx';
import type { PaymentQuestion } from './use-payments.tsx';

type ReverseQuestion = Extract<PaymentQuestion, { kind: 'reverse' }>;
type ReverseDialogProps = Omit<PaymentDialogsProps, 'question'> & { asked: ReverseQuestion | null };

/** Asks before payments are reversed: one, or all that keep an invoice from being unpaid. */
export function ReverseDialog({ asked, path, onClose, onChange }: ReverseDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ListAnswer>(path, 'application/json');
  const close = () => {
    setFailure(null);
    onClose();
  };

  async function reverse({ invoiceId, payments }: ReverseQuestion) {
    setWorking(true);
    const paymentIds = payments.map(({ id }) => id);
    const answer = await post({ intent: 'reverse-payments', invoiceId, paymentIds });
    setWorking(false);
    const message = describeListFailure(answer);
    if (message !== null) return setFailure(fill(paymentTexts.notReversed, { message }));
    toast.success(paymentTexts.reversed);
    close();
    if (answer.outcome === 'reversed') {
      onChange({ ...answer, status: answer.status === 'paid' ? 'paid' : 'unpaid' });
    }
  }

  return (
    <ConfirmDialog
      title={asked?.isUnmarking ? paymentTexts.unpaidTitle : paymentTexts.reverseTitle}
      question={asked && describeQuestion(asked)}
      confirmLabel={asked?.isUnmarking ? paymentTexts.reverseAll : paymentTexts.reverse}
      isWorking={isWorking}
      onConfirm={() => asked && reverse(asked)}
      onCancel={close}
    >
      {asked?.isUnmarking && (
        <ul className="figures mt-2 list-disc pl-5">
          {asked.payments.map(({ id, amount, about }) => (
            <li key={id}>{`${amount} · ${about}`}</li>
          ))}
        </ul>
      )}
      {failure && <FormAlert>{failure}</FormAlert>}
    </ConfirmDialog>
  );
}

function describeQuestion({ isUnmarking, payments }: ReverseQuestion): string {
  if (isUnmarking) return paymentTexts.unpaidQuestion;
  const [payment] = payments;
  const { creditQuestion, reverseQuestion } = paymentTexts;
  return fill(payment?.isCredit ? creditQuestion : reverseQuestion, {
    amount: payment?.amount ?? '',
  });
}
