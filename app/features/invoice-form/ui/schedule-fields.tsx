import { draftCurrency, draftLanguage } from '#app/domain/invoices/draft.ts';
import { ownDueDate } from '#app/domain/payments/terms.ts';
import { ScheduleEditor } from '#app/features/payments/public.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { FieldError } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/**
 * The fields of the form's payment schedule.
 * @param props.total minor units, as typed so far
 */
export function ScheduleFields({ total }: { total: number }) {
  const { country, dispatch, leave, focusSoon } = useInvoiceFormContext();
  const messages = useMessages();
  const schedule = useDraft((draft) => draft.schedule);
  const invoiceDate = useDraft((draft) => draft.invoiceDate);
  const dueDate = useDraft((draft) => draft.dueDate);
  const language = useDraft((draft) => draftLanguage(draft, country, currentLanguage()));
  const currency = useDraft((draft) => draftCurrency(draft, country));
  return (
    <>
      <div role="alert">
        <FieldError controlId="schedule" error={messages.get('schedule')} />
      </div>
      <ScheduleEditor
        steps={schedule}
        dates={{ invoiceDate, dueDate }}
        language={language}
        currency={currency}
        total={total}
        country={country}
        focusSoon={focusSoon}
        messageOf={(name) => messages.get(name)}
        onSet={(name, value) => dispatch({ type: 'set', name, value })}
        onLeave={leave}
        onChange={(steps, due = dueDate) => {
          dispatch({
            type: 'apply',
            change: (now) => ({
              ...now,
              schedule: steps,
              dueDate: due,
              paymentTerms: due === now.dueDate ? now.paymentTerms : ownDueDate,
            }),
          });
          if (due === dueDate) return;
          toast.info(fill(scheduleTexts.dueMoved, { date: formatDay(due) }));
        }}
      />
    </>
  );
}
