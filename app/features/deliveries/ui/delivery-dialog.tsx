import { type FormEvent, useId, useRef, useState } from 'react';
import {
  checkDelivery,
  type DeliveryField,
  maxDeliveryLength,
} from '#app/domain/deliveries/check-delivery.ts';
import { deliveryName } from '#app/domain/deliveries/delivery.ts';
import { quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { deliveryTexts } from '#app/features/deliveries/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { parseTypedNumber, typedText } from '#app/i18n/format/typed-number.ts';
import { TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { describeDeliveryIssues } from '../words/describe-deliveries.ts';
import { postDelivery } from './deliveries.api.client.ts';
import type { DeliveryQuestion } from './use-delivering.tsx';

type DeliveryDialogProps = {
  documentId: string;
  /** Null closes the dialog. */
  question: DeliveryQuestion | null;
  onMade: () => void;
  onClose: () => void;
};

/** Asks what is delivered of a document, where, when and how. */
export function DeliveryDialog({ documentId, question, onMade, onClose }: DeliveryDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const name = deliveryName(question?.start.country ?? 'us');
  return (
    <FormDialog
      open={question !== null}
      title={fill(deliveryTexts.title[name], { number: question?.start.documentNumber ?? '' })}
      description={deliveryTexts.about}
      saveLabel={deliveryTexts.make[name]}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {question && (
        <DeliveryForm
          key={question.key}
          formId={formId}
          isSaving={isSaving}
          documentId={documentId}
          question={question}
          onSaving={setSaving}
          onMade={onMade}
        />
      )}
    </FormDialog>
  );
}

type DeliveryFormProps = {
  formId: string;
  isSaving: boolean;
  documentId: string;
  question: DeliveryQuestion;
  onSaving: (isSaving: boolean) => void;
  onMade: () => void;
};

function DeliveryForm(props: DeliveryFormProps) {
  const { formId, isSaving, documentId, question, onSaving, onMade } = props;
  const { start, key } = question;
  const { country, today, lines } = start;
  const name = deliveryName(country);
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, clear, correct, field } = useRefusals<DeliveryField | QuantityField>(
    form,
    null,
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const { day = '', shippingAddress = '', carrier = '', tracking = '' } = typed;
    const quantities = lines.map(({ left }, at) => parseQuantity(typed[quantityField(at)], left));
    const checked = checkDelivery({ day, shippingAddress, carrier, tracking });
    const issues: Parameters<typeof refuse>[0] = checked.ok
      ? {}
      : describeDeliveryIssues(checked.issues);
    for (const [at, quantity] of quantities.entries()) {
      if (quantity !== null) continue;
      const left = quantityText(lines[at]?.left ?? 0);
      issues[quantityField(at)] = fill(deliveryTexts.refusals.quantity, { left });
    }
    if (Object.keys(issues).length > 0) return refuse(issues);
    clear();
    onSaving(true);
    const answer = await postDelivery({
      invoiceId: documentId,
      noteKey: key,
      day,
      shippingAddress,
      carrier,
      tracking,
      quantities: quantities.map((quantity) => quantity ?? 0),
    });
    onSaving(false);
    if (answer.outcome === 'made') {
      toast.success(fill(deliveryTexts.done[name], { number: answer.number }));
      return onMade();
    }
    if (answer.outcome === 'invalid') return refuse(answer.issues);
    const message = describeChangeFailure(answer) ?? '';
    refuse({ form: fill(deliveryTexts.failed, { message }) });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {errors.lines && <FormAlert>{errors.lines}</FormAlert>}
      {lines.map(({ description, left }, at) =>
        left === null ? null : (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            key={at}
            label={fill(deliveryTexts.quantityOf, { line: description })}
            hint={fill(deliveryTexts.quantityLeft, { left: quantityText(left) })}
            name={quantityField(at)}
            inputMode="decimal"
            autoComplete="off"
            figures
            defaultValue={quantityText(left)}
            disabled={left === 0}
            error={errors[quantityField(at)]}
            onChange={() => {
              correct(quantityField(at));
              correct('lines');
            }}
          />
        ),
      )}
      <TextAreaField
        label={deliveryTexts.shippingAddress}
        name="shippingAddress"
        autoComplete="off"
        maxLength={maxDeliveryLength.shippingAddress}
        defaultValue={start.shippingAddress}
        {...field('shippingAddress')}
      />
      <DateField
        country={country}
        label={deliveryTexts.day[name]}
        name="day"
        defaultValue={today}
        {...field('day')}
      />
      <TextField
        label={deliveryTexts.carrier}
        name="carrier"
        autoComplete="off"
        maxLength={maxDeliveryLength.carrier}
        {...field('carrier')}
      />
      <TextField
        label={deliveryTexts.tracking}
        name="tracking"
        autoComplete="off"
        maxLength={maxDeliveryLength.tracking}
        {...field('tracking')}
      />
    </form>
  );
}

/** The name of the quantity of a line. */
type QuantityField = `quantity-${number}`;
const quantityField = (at: number): QuantityField => `quantity-${at}`;

function quantityText(tenThousandths: number): string {
  return typedText(formatDecimal(tenThousandths, quantityDecimals));
}

/** Parses a typed quantity, where nothing means none; null if it isn't a number from 0 to what is left. */
function parseQuantity(typed: string | undefined, left: number | null): number | null {
  if (typed === undefined || typed.trim() === '') return 0;
  const read = parseTypedNumber(typed, { decimals: quantityDecimals });
  const quantity = read.kind === 'number' ? parseDecimal(read.decimal, quantityDecimals) : null;
  return quantity !== null && quantity >= 0 && quantity <= (left ?? 0) ? quantity : null;
}
