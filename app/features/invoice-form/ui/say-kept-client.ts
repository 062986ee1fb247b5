import type { KeptClient } from '#app/domain/invoices/save-answer.ts';
import { keptClientMessages } from '#app/features/clients/public.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { postCall } from '#app/ui/browser/requests/api-call.client.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';

/** Says that a first invoice left its client for the next ones, and takes them back if that is not wanted. */
export function sayKeptClient({ id, name }: KeptClient): void {
  const undo = async () => {
    const { status } = await postCall('/api/forget-client', { clientId: id });
    if (status === 200) toast.success(keptClientMessages.gone(name));
    else if (status === 409) toast.info(keptClientMessages.stays(name));
    else toast.error(keptClientMessages.failed(name));
  };
  toast.info(keptClientMessages.kept(name), {
    id: `kept-${id}`,
    duration: toastMs.undo,
    action: { label: controlTexts.undo, onClick: () => void undo() },
  });
}
