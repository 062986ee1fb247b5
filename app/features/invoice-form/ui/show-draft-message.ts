import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/** Shows that the draft stored on this device couldn't be read. */
export function showUnreadable(): void {
  toast.error(invoiceSaveTexts.draft.unreadable, {
    description: invoiceSaveTexts.draft.whatUnreadable,
  });
}

/** Shows that a draft waiting to be sent was changed, so that it won't be sent. */
export function showSaveCancelled(): void {
  toast.info(invoiceSaveTexts.draft.calledBack, {
    id: 'called-back',
    description: invoiceSaveTexts.draft.whyCalledBack,
  });
}

/** Shows that this device doesn't store the draft. */
export function showNotStored(): void {
  toast.warning(invoiceSaveTexts.draft.notKept, {
    id: 'not-kept',
    description: invoiceSaveTexts.draft.whenLost,
  });
}
