import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { ClientToSave, EditRefusal, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import type { QueuedAnswer } from '#app/features/offline/public.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { type AnswerMessage, answerMessage, sessionEndedReason } from './answer-message.ts';
import { isFresh, isWaiting } from './draft-state.ts';
import { type FailedCheck, failedSave, numberTaken } from './failed-check.ts';
import type { FormDraft } from './use-form-draft.ts';

/** What the saver works with, as of now. */
export type SaverParts = {
  form: Pick<FormDraft, 'now' | 'change' | 'forget' | 'beginAnew'>;
  /** Never rejects; while the network is away a signed-in user's save goes into the outbox. */
  send: (draft: InvoiceDraft, options: SaveOptions) => Promise<QueuedAnswer>;
  say: (message: AnswerMessage) => void;
  onBusy: (busy: Saver['busy']) => void;
  onFailed: (draft: InvoiceDraft, failed: FailedCheck) => void;
  /**
   * The limit is reached; or it waits to be sent; or the invoice cannot be changed, or not without replacing what was
   * changed in between.
   */
  onDialog: (
    dialog:
      | { kind: 'limit' }
      | { kind: 'kept' }
      | { kind: 'conflict'; conflict: EditRefusal; download: boolean },
  ) => void;
  /** Sign-in is needed first, for this reason; `resume` goes on with what was asked for. */
  onSignIn: (reason: string, resume: () => void) => void;
  /** A guest has pressed Save or Download on this, and nothing is wrong with it. */
  onGuestSave: (content: InvoiceContent) => void;
  /** The save left its client for the next invoice. */
  onKeptClient: (client: ClientToSave) => void;
  onSaved: (id: string, invoiceNumber: string, download: boolean) => void;
};

export type SendOptions = SaveOptions & { download: boolean };

export type Saver = {
  /** What is under way; a second press meanwhile does nothing. */
  readonly busy: 'save' | 'download' | null;
  /** Save Invoice, or Download PDF, which saves first. */
  save: (wish: { download: boolean }) => Promise<void>;
  /** Sends a draft that waited for its user, as it is. */
  send: (draft: InvoiceDraft, options: SendOptions) => Promise<void>;
  /** Acts on the answer to a save of this draft that came from the outbox or from another tab. */
  answered: (answer: QueuedAnswer, options: SaveOptions) => void;
};

/**
 * Checks, asks for sign-in, sends once and acts on the answer. `read` gives the parts as they are at the time: an
 * answer comes renders later.
 */
export function createSaver(read: () => SaverParts): Saver {
  let busy: Saver['busy'] = null;
  /** Of the save in the outbox. */
  let wantsDownload = false;
  const setBusy = (next: Saver['busy']) => {
    busy = next;
    read().onBusy(next);
  };

  const send = async (draft: InvoiceDraft, options: SendOptions) => {
    if (busy) return;
    const { download, ...asked } = options;
    setBusy(download ? 'download' : 'save');
    const answer = await read().send(draft, asked);
    setBusy(null);
    act(answer, draft, options);
  };

  const act = (answer: QueuedAnswer, draft: InvoiceDraft, options: SendOptions) => {
    const parts = read();
    const message = answerMessage(answer, { ...options, kind: draft.kind });
    if (message) parts.say(message);
    switch (answer.outcome) {
      case 'saved':
        parts.form.forget();
        if (answer.keptClient) parts.onKeptClient(answer.keptClient);
        parts.onSaved(answer.id, answer.invoiceNumber, options.download);
        return;
      case 'sign-in-needed':
        parts.form.change({ type: 'wait-for-sign-in', download: options.download });
        parts.onSignIn(
          sessionEndedReason(options),
          () => void send(read().form.now().draft, options),
        );
        return;
      case 'kept':
        wantsDownload = options.download;
        if (!parts.form.now().opened) parts.form.beginAnew();
        parts.onDialog({ kind: 'kept' });
        break;
      case 'unreachable':
        // It goes on waiting, if it did: opening the form again tries again.
        return;
      case 'invalid':
        parts.onFailed(draft, failedSave(answer.issues, answer.issues));
        break;
      case 'number-taken':
        parts.onFailed(draft, numberTaken(answer.invoiceNumber));
        break;
      case 'limit-reached':
        parts.onDialog({ kind: 'limit' });
        break;
      case 'invoice-paid':
      case 'invoice-void':
      case 'invoice-part-paid':
      case 'invoice-accepted':
      case 'invoice-invoiced':
      case 'changed-elsewhere':
      case 'head-fixed':
      case 'payment-changed':
        parts.onDialog({ kind: 'conflict', conflict: answer, download: options.download });
        break;
      case 'not-found':
      case 'too-large':
      case 'refused':
        break;
      default:
        answer satisfies never;
    }
    parts.form.change({ type: 'stop-waiting' });
  };

  const save = async ({ download }: { download: boolean }) => {
    const { form, say, onFailed, onSignIn, onGuestSave } = read();
    const state = form.now();
    const { draft, edited, begun, opened } = state;
    const { country, userId, defaults } = begun;
    // An opened invoice has something to download from the start.
    if (download && !opened && isFresh(state)) {
      return say({ kind: 'error', text: invoiceSaveTexts.failed.previewFirst });
    }
    const check = checkDraft(draft, {
      country,
      takesCards: defaults.takesCards,
      userLanguage: currentLanguage(),
    });
    if (!check.ok) return onFailed(draft, failedSave(describeIssues(check.issues)));
    if (userId !== null) {
      const guestWaiting = !edited && isWaiting(draft);
      return send(draft, { country, guestWaiting, download, ...(edited && { edit: edited }) });
    }
    onGuestSave(check.content);
    form.change({ type: 'wait-for-sign-in', download });
    const reasons = invoiceSaveTexts.signIn;
    onSignIn(download ? reasons.download : reasons.save, () => {
      void send(read().form.now().draft, { country, guestWaiting: true, download });
    });
  };

  return {
    get busy() {
      return busy;
    },
    save,
    send,
    answered: (answer, options) => {
      // An own answer to the same key is on its way.
      if (!busy) act(answer, read().form.now().draft, { ...options, download: wantsDownload });
    },
  };
}
