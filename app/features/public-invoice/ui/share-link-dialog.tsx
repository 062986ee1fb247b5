import { Ellipsis, MessageCircle, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isNativeShell, loadNativeBridge } from '#app/adapters/native/native-bridge.client.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import {
  type SharedLink,
  smsAddress,
  whatsAppAddress,
} from '#app/features/public-invoice/words/shared-link.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { refusalIn } from '#app/ui/browser/requests/api-call.client.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

type ShareLinkDialogProps = {
  /** The id of the document; null keeps the dialog closed. */
  invoiceId: string | null;
  onClose: () => void;
};

/** Shares a document's link through the apps of the device, with a sentence in the document's language. */
export function ShareLinkDialog({ invoiceId, onClose }: ShareLinkDialogProps) {
  const link = useSharedLink(invoiceId, onClose);
  const texts = publicInvoiceTexts.shareLink;
  const look = buttonStyle({ variant: 'secondary', size: 'large', wide: true });
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      title={fill(texts.title, { number: link?.number ?? '' })}
      description={
        link && <span className="[overflow-wrap:anywhere]">{`${link.text} ${link.url}`}</span>
      }
    >
      {link && (
        <div className="flex flex-col gap-2">
          <a
            href={whatsAppAddress(link)}
            target="_blank"
            rel="noopener noreferrer"
            className={look}
            onClick={onClose}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {texts.whatsApp}
          </a>
          {canText() && (
            <a href={smsAddress(link)} className={look} onClick={onClose}>
              <MessageSquare aria-hidden="true" className="size-5" />
              {texts.sms}
            </a>
          )}
          {(isNativeShell() || typeof navigator.share === 'function') && (
            <Button
              variant="secondary"
              size="large"
              wide
              onClick={() => shareElsewhere(link, onClose)}
            >
              <Ellipsis aria-hidden="true" className="size-5" />
              {texts.more}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Loads the link and its sentence each time the dialog opens. */
function useSharedLink(invoiceId: string | null, onFailed: () => void): SharedLink | null {
  const [link, setLink] = useState<SharedLink | null>(null);
  const failed = useLatest(onFailed);
  useEffect(() => {
    if (invoiceId === null) return setLink(null);
    let isGone = false;
    void fetchLink(invoiceId).then((answer) => {
      if (isGone) return;
      if ('url' in answer) return setLink(answer);
      toast.error(fill(publicInvoiceTexts.shareLink.failed, answer));
      failed.current();
    });
    return () => {
      isGone = true;
    };
  }, [invoiceId, failed]);
  return link;
}

async function fetchLink(invoiceId: string): Promise<SharedLink | { message: string }> {
  try {
    const answer = await fetch(`/api/share-link?${new URLSearchParams({ invoice: invoiceId })}`);
    const body: unknown = await answer.json();
    if (answer.ok) return body as SharedLink;
    return { message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway };
  } catch {
    return { message: failureTexts.reasons.networkAway };
  }
}

/** Whether the device has an app for text messages, as far as a page can know: phones, tablets and Macs do. */
function canText(): boolean {
  return window.matchMedia('(pointer: coarse)').matches || /Mac/.test(navigator.platform);
}

/** Opens the share sheet of the app or the browser; the dialog stays open when the user cancels it. */
async function shareElsewhere({ text, url }: SharedLink, onShared: () => void): Promise<void> {
  const bridge = await loadNativeBridge();
  const outcome = bridge ? await bridge.shareLink({ text, url }) : await shareInBrowser(text, url);
  if (outcome === 'cancelled') return;
  if (outcome === 'shared') return onShared();
  toast.error(fill(publicInvoiceTexts.shareLink.failed, { message: outcome.error }));
}

async function shareInBrowser(text: string, url: string) {
  try {
    await navigator.share({ text, url });
    return 'shared';
  } catch (error) {
    const { name, message } = error as Error;
    // Canceled, or its sheet is already open after a second click.
    if (name === 'AbortError' || name === 'InvalidStateError') return 'cancelled';
    return { error: message };
  }
}
