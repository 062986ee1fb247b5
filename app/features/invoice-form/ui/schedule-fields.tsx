import { draftCurrency, draftLanguage } from '#app/domain/invoices/draft.ts';
import { ownDueDate } from '#app/domain/payments/terms.ts';
import { ScheduleEditor } from '#app/features/payments/public.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { FieldError } from '#app/ui/fields/field.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/**
 * The fields of the form's payment schedule.
 * @param props.total minor units, as typed so far
 */
export function ScheduleFields({ total }: { total: number }) {
  const { draft, country, dispatch, messages, leave, focusSoon } = useInvoiceFormContext();
  const { invoiceDate, dueDate } = draft;
  return (
    <>
      <div role="alert">
        <FieldError controlId="schedule" error={messages.get('schedule')} />
      </div>
      <ScheduleEditor
        steps={draft.schedule}
        dates={{ invoiceDate, dueDate }}
        language={draftLanguage(draft, country, currentLanguage())}
        currency={draftCurrency(draft, country)}
        total={total}
        country={country}
        focusSoon={focusSoon}
        messageOf={(name) => messages.get(name)}
        onSet={(name, value) => dispatch({ type: 'set', name, value })}
        onLeave={leave}
        onChange={(schedule, due = dueDate) => {
          dispatch({
            type: 'apply',
            change: (now) => ({
              ...now,
              schedule,
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
