import { useNavigate } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import type { EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { showField } from '#app/ui/form/use-focus-soon.ts';
import { type FormRules, useFormMessages } from '#app/ui/form/use-form-messages.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import type { AnswerMessage } from './answer-message.ts';
import { consumeSaveIntent } from './draft-keys.client.ts';
import type { DraftState } from './draft-state.ts';
import type { Opening } from './draft-sync.ts';
import type { FailedCheck } from './failed-check.ts';
import { draftText, fieldIssue, fieldKey, focusKey } from './field-key.ts';
import type { OpenDialog } from './form-dialogs.tsx';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import type { Saver, SaverParts } from './saver.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useOutbox } from './use-outbox.ts';
import { useProducts } from './use-products.ts';
import { useSavedMark } from './use-saved-mark.ts';

/** A closing dialog gives the focus back first. */
const dialogCloseMs = 50;

/** What the form does besides being typed in: opening, checking, previewing, signing in, saving. */
export function useInvoiceForm(props: InvoiceFormScreenProps, formRef: RefObject<HTMLFormElement>) {
  const { country, userId } = props;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [busy, setBusy] = useState<Saver['busy']>(null);
  const [savedInvoice, markSaved] = useSavedMark();
  const resume = useRef<(() => void) | null>(null);

  /** Another tab has made something else of the draft. */
  const askWhich = () => setDialog({ kind: 'conflict', conflict: { outcome: 'in-another-tab' } });
  /** The invoice was changed in between. */
  const refuse = ({ id, version }: { id: string; version: number }) =>
    setDialog({ kind: 'conflict', conflict: { outcome: 'changed-elsewhere', id, version } });

  const { part: parts, fetchNow: fetchParts } = useLazyImport(fetchSaveParts);
  useEffect(() => onceIdle(() => fetchParts(true)), [fetchParts]);
  const saver = useRef<Saver | null>(null);
  /** Acts at once where the saver is there, else when it has come. */
  const withSaver = (act: (saver: Saver) => void) => {
    const actBy = ({ createSaver }: SaveParts) => {
      saver.current ??= createSaver(() => saverParts.current);
      act(saver.current);
    };
    if (parts) return actBy(parts);
    fetchParts(true);
    fetchSaveParts().then(actBy, showUnreachable);
  };

  const { opened } = props;
  const form = useFormDraft({
    ...props,
    form: formRef,
    onOpened: (opening: Opening, { edited }: DraftState) => {
      if (consumeSaveIntent() && opening.kind === 'fresh') props.onSavedElsewhere?.();
      if (opening.kind === 'restored') void showRestored(edited);
      if (opening.kind === 'fresh' && opened?.kind === 'clone') {
        toast.success(invoiceSaveTexts.draft.cloned);
      }
      if (opening.kind === 'waiting') {
        const { draft, country: typedIn } = opening.stored;
        const edit = edited && { edit: edited };
        const guestWaiting = !edited;
        const download = draft.pendingPdfDownload;
        const options = { country: typedIn ?? country, guestWaiting, download, ...edit };
        withSaver((there) => void there.send(draft, options));
      }
    },
    onNotStored: showDraftMessage('showNotStored'),
    onUnreadable: showDraftMessage('showUnreadable'),
    onConflict: askWhich,
    onCalledBack: showDraftMessage('showSaveCancelled'),
  });
  /** What this device kept is in the form: of an edit perhaps what is saved by now, or what began with an older
   * version of the invoice. */
  const showRestored = async (edited: EditedInvoice | null) => {
    if (opened && edited) {
      const isSaved = await fetchSaveParts().then(
        ({ isSameInvoice }) => form.removeSaved(isSameInvoice),
        () => false,
      );
      if (isSaved) return;
    }
    toast.success(invoiceSaveTexts.draft.restored);
    if (opened && edited && edited.version !== opened.version) refuse(opened);
  };

  const { takesCards } = form.defaults;
  const rules = useMemo(
    () => parts?.draftRules({ country, takesCards }) ?? noRules,
    [parts, country, takesCards],
  );
  const fields = useFormMessages(form.draft, rules);
  useOutbox({
    form,
    onAnswered: ({ answer, options }) => withSaver((there) => there.answered(answer, options)),
    onSavedElsewhere: ({ id, version }) => {
      // A version that there never was: until the user has chosen, a save is refused.
      form.edit({ invoiceId: id, version: 0 });
      refuse({ id, version });
    },
  });

  const lastShown = useRef('');
  const show = (key: string, draft: InvoiceDraft) => {
    lastShown.current = key;
    const name = focusKey(key, draft, country);
    setTimeout(() => formRef.current && showField(formRef.current, name), dialogCloseMs);
  };

  const fail = (checked: InvoiceDraft, failed: FailedCheck) => {
    setDialog(null);
    const { title, detail, issues, spoken } = failed;
    const named = (issue: DescribedIssue) => fieldIssue(issue, checked);
    fields.fail(checked, issues.map(named), spoken.map(named));
    toast.error(title, { id: 'check', description: detail, duration: toastMs.issues });
    const [first] = issues;
    if (first) show(fieldKey(first.field, checked), checked);
  };

  const askToSignIn = useCallback((reason: string, next: () => void) => {
    resume.current = next;
    setDialog({ kind: 'sign-in', reason });
  }, []);

  const saverParts = useLatest<SaverParts>({
    form,
    send: (draft, options) =>
      fetchSaveParts().then((there) => there.sendOrKeep(form, props.save, draft, options)),
    say: (message) => say(message, (id) => navigate(`/view-invoice/${id}#send`)),
    onBusy: setBusy,
    onFailed: fail,
    onDialog: (next) => {
      if (next.kind === 'kept') fields.clear();
      setDialog(next);
    },
    onSignIn: askToSignIn,
    onGuestSave: (content) => {
      // Without a network the draft itself is all that is kept.
      import('./save-for-guest.ts').then(({ saveForGuest }) => saveForGuest(content), doNothing);
    },
    onKeptClient: (client) => {
      fetchSaveParts().then(({ showClientSaved }) => showClientSaved(client), doNothing);
    },
    onSaved: (...saved) => {
      setDialog(null);
      markSaved(saved[0]);
      props.onSaved(...saved);
    },
  });

  /** Saves what stands in the form, unless another tab has made something else of it. */
  const save = (wish: { download: boolean }) => {
    if (form.isBehind()) askWhich();
    else withSaver((there) => void there.save(wish));
  };

  /** What a preview needs is fetched with the dialog that shows it. */
  const preview = () => {
    const { draft } = form.now();
    return import('./form-dialogs.tsx')
      .then(({ previewSheet }) => previewSheet(draft, { country, takesCards }))
      .then((made) => {
        if (!made.ok) return fail(draft, made.failed);
        setDialog({ kind: 'preview', sheet: made.sheet });
        say({ kind: 'success', text: invoiceSaveTexts.preview.made });
      }, showLoadFailed);
  };

  /** The field to correct after the one shown last, around to the first again. */
  const showNext = () => {
    const keys = fields.toCorrect;
    const next = keys[(keys.indexOf(lastShown.current) + 1) % keys.length];
    if (next !== undefined) show(next, form.draft);
  };

  /** The user has signed in: what asked for it goes on. */
  const goOn = () => {
    setDialog(null);
    const next = resume.current;
    resume.current = null;
    return next;
  };
  // The form is theirs now, perhaps by a sign-in in another tab: what asked for it goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the form is when it becomes another user's
  useEffect(() => {
    if (userId === null || dialog?.kind !== 'sign-in') return;
    const next = goOn();
    setTimeout(() => next?.(), dialogCloseMs);
  }, [userId]);

  const { products, keptItemId, saveProduct } = useProducts({
    ...props,
    say,
    onSignIn: askToSignIn,
  });

  return {
    form,
    fields,
    /** Fetches what is needed once a field is left. */
    prepare: () => fetchParts(true),
    dialog,
    busy,
    isSaved: savedInvoice !== null,
    products,
    keptItemId,
    saveProduct,
    preview,
    showNext,
    save: () => save({ download: false }),
    download: () => save({ download: true }),
    upgrade: () => setDialog({ kind: 'limit' }),
    closeDialog: () => setDialog(null),
    /** Saves over what was changed in between. */
    saveOver: (edited: EditedInvoice) => {
      setDialog(null);
      form.edit(edited);
      withSaver((there) => void there.save({ download: false }));
    },
    /** Gives up what was typed for the invoice as it is stored now. */
    showNewer: (id: string) => {
      setDialog(null);
      form.forget();
      props.onReopen(id);
    },
    /** Goes on with this tab's draft, or with the other's. */
    resolve: (keep: 'this' | 'other') => {
      setDialog(null);
      if (keep === 'other') form.follow();
      else form.keep();
    },
    /** Leaving a clone or an edit gives up what was typed; a new invoice's draft stays on this device. */
    leave: () => {
      if (opened) form.forget();
    },
    signedIn: (welcome: string) => {
      const next = goOn();
      say({ kind: 'success', text: welcome });
      if (props.embedded) props.embedded.onSignedIn();
      else next?.();
    },
  };
}

/** What the form can do and how far it is, for its bars and dialogs. */
export type FormWork = ReturnType<typeof useInvoiceForm>;

function say(
  { kind, text, detail, sends }: AnswerMessage,
  onSend?: (invoiceId: string) => void,
): void {
  const action =
    sends && onSend ? { label: sendingTexts.send, onClick: () => onSend(sends) } : undefined;
  toast[kind](text, { description: detail, ...(action && { action, duration: toastMs.undo }) });
}

type SaveParts = typeof import('./save-parts.ts');

const fetchSaveParts = () => import('./save-parts.ts');

/** Nothing is said of any field before the rules are there. */
const noRules: FormRules<InvoiceDraft> = { check: () => [], textOf: draftText };

const doNothing = () => undefined;

function showUnreachable(): void {
  toast.error(invoiceSaveTexts.failed.unreachable, {
    description: invoiceSaveTexts.failed.nothingLost,
  });
}

/** What is told of the draft on this device, once the words for it are there. */
const showDraftMessage = (what: 'showUnreadable' | 'showSaveCancelled' | 'showNotStored') => () => {
  fetchSaveParts().then((parts) => parts[what](), doNothing);
};
