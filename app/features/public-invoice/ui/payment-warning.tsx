/** Warns a client before payment that the payment details have changed, and says how to verify them. */
export function PaymentWarning({ title, text }: { title: string; text: string }) {
  return (
    <div role="note" className="my-4 rounded-md bg-warn-soft px-4 py-3 text-warn-ink print:hidden">
      <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
      <p className="mt-1 text-ink text-sm">{text}</p>
    </div>
  );
}
