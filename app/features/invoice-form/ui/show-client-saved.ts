import type { ClientToSave } from '#app/domain/invoices/save-answer.ts';
import { savedClientMessages } from '#app/features/clients/public.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { postCall } from '#app/ui/browser/requests/api-call.client.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';

/** Shows that a first invoice's client was saved for later invoices, with a button that undoes it. */
export function showClientSaved({ id, name }: ClientToSave): void {
  const undo = async () => {
    const { status } = await postCall('/api/forget-client', { clientId: id });
    if (status === 200) toast.success(savedClientMessages.gone(name));
    else if (status === 409) toast.info(savedClientMessages.stays(name));
    else toast.error(savedClientMessages.failed(name));
  };
  toast.info(savedClientMessages.kept(name), {
    id: `kept-${id}`,
    duration: toastMs.undo,
    action: { label: controlTexts.undo, onClick: () => void undo() },
  });
}
