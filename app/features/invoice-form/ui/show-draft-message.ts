import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/** What this device had kept could not be read. */
export function showUnreadable(): void {
  toast.error(invoiceSaveTexts.draft.unreadable, {
    description: invoiceSaveTexts.draft.whatUnreadable,
  });
}

/** A draft that waited to be sent was changed: it waits no more. */
export function showSaveCancelled(): void {
  toast.info(invoiceSaveTexts.draft.calledBack, {
    id: 'called-back',
    description: invoiceSaveTexts.draft.whyCalledBack,
  });
}

/** This device does not keep the draft. */
export function showNotStored(): void {
  toast.warning(invoiceSaveTexts.draft.notKept, {
    id: 'not-kept',
    description: invoiceSaveTexts.draft.whenLost,
  });
}
