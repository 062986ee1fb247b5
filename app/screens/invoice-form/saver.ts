import type { QueuedAnswer } from '#app/browser/save-queue.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoice/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { EditedInvoice, EditRefusal, SaveOptions } from '#app/domain/invoice/save-answer.ts';
import { type AnswerMessage, answerMessage, signInReason } from './answer-message.ts';
import { type FailedCheck, failedSave, numberTaken } from './failed-check.ts';
import type { FormAction } from './form-state.ts';

/** What the saver works with, as of now. */
export type SaverParts = {
  country: CountryCode;
  signedIn: boolean;
  /** The saved invoice that a save changes; none makes a new one. */
  edit: () => EditedInvoice | undefined;
  /** The draft as of the last action. */
  draft: () => InvoiceDraft;
  /** The key under which another tab waits to save this very draft, or an empty string. */
  keyElsewhere: () => string;
  /** Whether nothing was typed yet. */
  isFresh: () => boolean;
  dispatch: (action: FormAction) => void;
  /** The draft was saved: this device forgets it. */
  forget: () => void;
  /** Never rejects; while the network is away a signed-in user's save is kept. `isFirst`: its key is new. */
  send: (draft: InvoiceDraft, options: SaveOptions, isFirst: boolean) => Promise<QueuedAnswer>;
  say: (message: AnswerMessage) => void;
  onBusy: (busy: Saver['busy']) => void;
  onFailed: (draft: InvoiceDraft, failed: FailedCheck) => void;
  onLimit: () => void;
  /** The invoice cannot be changed, or not without replacing what was changed in between. */
  onEditRefused: (refusal: EditRefusal) => void;
  /** Sign-in is needed first, for this reason; `resume` goes on with what was asked for. */
  onSignIn: (reason: string, resume: () => void) => void;
  onSaved: (id: string, invoiceNumber: string, download: boolean) => void;
};

const signInToSave = 'Please sign in to save your invoice';
const signInToDownload = 'Please sign in to download your invoice';

export type SendOptions = SaveOptions & { download: boolean };

export type Saver = {
  /** What is under way; a second press meanwhile does nothing. */
  readonly busy: 'save' | 'download' | null;
  /** Save Invoice, or Download PDF, which saves first. */
  save: (wish: { download: boolean }) => Promise<void>;
  /** Sends a draft that waited for its user, as it is. */
  send: (draft: InvoiceDraft, options: SendOptions) => Promise<void>;
  /** Acts on the answer to a save of this draft that had been kept, or that another tab sent. */
  answered: (answer: QueuedAnswer, options: SaveOptions) => void;
};

/**
 * Checks, asks for sign-in, sends once and acts on the answer (`invoices.md` section 4, Guest flow). `read` gives the
 * parts as they are at the time: an answer comes renders later. `newKey` makes save keys.
 */
export function createSaver(read: () => SaverParts, newKey: () => string): Saver {
  let busy: Saver['busy'] = null;
  /** Of the save that is kept. */
  let wantsDownload = false;
  const setBusy = (next: Saver['busy']) => {
    busy = next;
    read().onBusy(next);
  };

  const send = async (draft: InvoiceDraft, options: SendOptions) => {
    if (busy) return;
    const { download, ...asked } = options;
    // No other number for what may have that one already.
    const guestWaiting = asked.guestWaiting && draft.earlierKey === '';
    setBusy(download ? 'download' : 'save');
    const isFirst = draft.saveKey === '' || draft.isUnsent;
    const named = isFirst
      ? { ...draft, saveKey: draft.saveKey || newKey(), isUnsent: false }
      : draft;
    if (isFirst) read().dispatch({ type: 'name-save', saveKey: named.saveKey });
    const answer = await read().send(named, { ...asked, guestWaiting }, isFirst);
    setBusy(null);
    act(answer, named, options);
  };

  const act = (answer: QueuedAnswer, draft: InvoiceDraft, options: SendOptions) => {
    const parts = read();
    const message = answerMessage(answer, options);
    if (message) parts.say(message);
    switch (answer.outcome) {
      case 'saved':
        parts.forget();
        parts.onSaved(answer.id, answer.invoiceNumber, options.download);
        return;
      case 'sign-in-needed':
        parts.dispatch({
          type: 'wait-for-sign-in',
          download: options.download,
          saveKey: draft.saveKey,
        });
        parts.onSignIn(signInReason(options), () => void send(read().draft(), options));
        return;
      case 'kept':
        wantsDownload = options.download;
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
        parts.onLimit();
        break;
      case 'invoice-paid':
      case 'changed-elsewhere':
        parts.onEditRefused(answer);
        break;
      case 'not-found':
      case 'too-large':
      case 'refused':
        break;
      default:
        answer satisfies never;
    }
    parts.dispatch({ type: 'stop-waiting' });
  };

  const save = async ({ download }: { download: boolean }) => {
    const { country, signedIn, isFresh, dispatch, say, onFailed, onSignIn, draft } = read();
    if (download && isFresh()) return say({ kind: 'error', text: 'Please create a preview first' });
    const check = checkDraft(draft(), { country });
    if (!check.ok) return onFailed(draft(), failedSave(check.issues));
    if (signedIn) {
      const edit = read().edit();
      const guestWaiting = draft().waitsAsGuest;
      return send(draft(), { country, guestWaiting, download, ...(edit && { edit }) });
    }
    const saveKey = read().keyElsewhere() || newKey();
    dispatch({ type: 'wait-for-sign-in', download, saveKey });
    onSignIn(download ? signInToDownload : signInToSave, () => {
      void send(read().draft(), { country, guestWaiting: true, download });
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
      if (!busy) act(answer, read().draft(), { ...options, download: wantsDownload });
    },
  };
}
