import { useNavigate } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftItem, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import type { ClientToSave, EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { listenForSaves } from '#app/features/offline/public.ts';
import { usePaywall } from '#app/frames/platform/plans-link.tsx';
import { type FormRules, useFormChecks } from '#app/ui/form/form-messages.ts';
import { showField } from '#app/ui/form/use-focus-soon.ts';
import { withFetched } from '#app/ui/hooks/effects.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import { useSnapshot } from '#app/ui/local-document/use-snapshot.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { consumeSaveIntent } from './draft-keys.client.ts';
import {
  type AnsweredDraft,
  type InvoiceSnapshot,
  isFresh,
  isStill,
  isWaiting,
  type SendOptions,
} from './draft-state.ts';
import { draftText, fieldIssue, fieldKey, focusKey } from './field-key.ts';
import type { OpenDialog } from './form-dialogs.tsx';
import type { DraftNotice, Opening } from './invoice-document.ts';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import type { LoadedPictures } from './preview-sheet.ts';
import {
  type AnswerMessage,
  answerMessage,
  type FailedCheck,
  failedSave,
  numberTaken,
  sessionEndedReason,
  showMessage,
  showNotStored,
  showSaveCancelled,
  showUnreachable,
} from './save-messages.ts';
import { useInvoiceDocument } from './use-invoice-document.ts';
import { useProducts } from './use-products.ts';
import { useSavedMark } from './use-saved-mark.ts';

/** A closing dialog returns the focus first. */
const dialogCloseMs = 50;

/** What continues once the user has signed in: a save, or saving a line as a product. */
export type AfterSignIn = { save: SendOptions } | { product: DraftItem };

/** What the form does apart from typing: open, check, preview, sign in, save. */
export function useInvoiceForm(props: InvoiceFormScreenProps, formRef: RefObject<HTMLFormElement>) {
  const { country, userId, opened, pictures } = props;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [lastShown, setLastShown] = useState('');
  const [loadedPictures] = useState<LoadedPictures>(() => new Map());
  const [savedInvoice, markSaved] = useSavedMark();

  const say = useCallback(
    (message: AnswerMessage) => showMessage(message, (id) => navigate(`/view-invoice/${id}#send`)),
    [navigate],
  );
  const onNotice = useCallback((notice: DraftNotice) => {
    if (notice === 'not-stored') showNotStored();
    else if (notice === 'removed-from-outbox') showSaveCancelled();
    else setDialog({ kind: 'conflict', conflict: { outcome: 'in-another-tab' } });
  }, []);

  const document = useInvoiceDocument({
    ...props,
    form: formRef,
    onOpened,
    onUserChanged,
    onNotice,
  });
  const base = useSnapshot(document, (snapshot) => snapshot.base);
  const isSending = useSnapshot(document, ({ state }) => state === 'sending');
  const { takesCards, customFields } = base.defaults;
  // The rules are larger than the form, so they are loaded once it is shown, and at the latest by a save.
  const { part: loaded, fetchNow: fetchRules } = useLazyImport(fetchDraftRules, undefined, 'idle');
  const sellers = useMemo(
    () => ({ country, takesCards, customFields }),
    [country, takesCards, customFields],
  );
  const rules = useMemo(() => loaded?.draftRules(sellers) ?? noRules, [loaded, sellers]);
  const checks = useFormChecks(rules);

  /** Sends a draft and shows the answer, even if the form has closed in the meantime, as on the landing page. */
  const send = async (sent: InvoiceDraft, options: SendOptions): Promise<void> => {
    const answered = await document.send(sent, options, props.save);
    if (answered) showAnswer(answered);
  };
  const openPaywall = usePaywall();
  /** The native app has its paywall instead of the dialog. */
  function showLimit(): void {
    setDialog(openPaywall ? null : { kind: 'limit' });
    openPaywall?.();
  }
  const askToSignIn = useCallback(
    (reason: string, then: AfterSignIn) => setDialog({ kind: 'sign-in', reason, then }),
    [],
  );
  const { products, keptItemId, saveProduct } = useProducts({
    userId,
    products: props.products,
    saveProduct: props.saveProduct,
    say,
    askToSignIn,
  });

  /** What this device stored is in the form. */
  function onOpened(opening: Opening, { base: { edited } }: InvoiceSnapshot): void {
    if (consumeSaveIntent() && opening.kind === 'fresh') props.onSavedElsewhere?.();
    if (opening.kind === 'fresh' && opened?.kind === 'clone') {
      toast.success(invoiceSaveTexts.draft.cloned);
    }
    if (opening.kind === 'restored') void showRestored(edited);
    if (opening.kind === 'waiting') {
      const { draft: stored, country: typedIn } = opening.stored;
      const download = stored.pendingPdfDownload;
      const options = { country: typedIn ?? country, guestWaiting: !edited, download };
      void send(stored, edited ? { ...options, edit: edited } : options);
    }
  }

  /** An edit on this device may be what is saved by now, or have started from an older version of the invoice. */
  async function showRestored(edited: EditedInvoice | null): Promise<void> {
    const rules = opened && edited && (await fetchDraftRules().catch(() => null));
    if (rules && document.dropIfSaved(rules.isSameInvoice)) return;
    toast.success(invoiceSaveTexts.draft.restored);
    if (opened && edited && edited.version !== opened.version) askAboutNewer(opened);
  }

  /** Another version of the invoice was saved elsewhere. */
  function askAboutNewer({ id, version }: { id: string; version: number }): void {
    setDialog({ kind: 'conflict', conflict: { outcome: 'changed-elsewhere', id, version } });
  }

  const show = (key: string, shown: InvoiceDraft) => {
    setLastShown(key);
    const name = focusKey(key, shown, country);
    setTimeout(() => formRef.current && showField(formRef.current, name), dialogCloseMs);
  };

  const fail = (checked: InvoiceDraft, { title, detail, issues, spoken }: FailedCheck) => {
    setDialog(null);
    const named = (issue: DescribedIssue) => fieldIssue(issue, checked);
    checks.fail(checked, issues.map(named), spoken.map(named));
    toast.error(title, { id: 'check', description: detail, duration: toastMs.issues });
    const [first] = issues;
    if (first) show(fieldKey(first.field, checked), checked);
  };

  const showAnswer = ({ answer, draft: sent, options }: AnsweredDraft) => {
    const message = answerMessage(answer, { ...options, kind: sent.kind });
    if (message) say(message);
    switch (answer.outcome) {
      case 'saved':
        if (answer.keptClient) showKeptClient(answer.keptClient);
        setDialog(null);
        markSaved(answer.id);
        props.onSaved(answer.id, answer.invoiceNumber, options.download);
        return;
      case 'sign-in-needed':
        return askToSignIn(sessionEndedReason(options), { save: options });
      case 'kept':
        checks.clear();
        return setDialog({ kind: 'kept' });
      case 'invalid':
        return fail(sent, failedSave(answer.issues, answer.issues));
      case 'number-taken':
        return fail(sent, numberTaken(answer.invoiceNumber));
      case 'limit-reached':
        return showLimit();
      case 'unreachable':
      case 'not-found':
      case 'too-large':
      case 'refused':
        return;
      default:
        setDialog({ kind: 'conflict', conflict: answer, download: options.download });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer needs nothing else of a later render
  useEffect(
    () =>
      listenForSaves((answered, from) => {
        const now = document.getSnapshot();
        if (now.values.saveKey !== answered.draft.saveKey) return false;
        const isSame = isStill(now, answered.draft);
        const received = isSame ? document.receive(answered) : null;
        if (received) showAnswer(received);
        if (isSame || answered.answer.outcome !== 'saved') return isSame;
        const { id, version } = answered.answer;
        // Later changes go into the same invoice. After another tab's save, no version is right until the user chooses.
        document.setEdited({ invoiceId: id, version: from === 'here' ? version : 0 });
        if (from === 'elsewhere') askAboutNewer({ id, version });
        return false;
      }),
    [document, rules, props.onSaved],
  );

  const save = async (download: boolean): Promise<void> => {
    if (document.isOvertaken()) return onNotice('conflict');
    const now = document.getSnapshot();
    const { values } = now;
    const { edited } = now.base;
    // An opened invoice has something to download from the start.
    if (download && !opened && isFresh(now)) {
      return say({ kind: 'error', text: invoiceSaveTexts.failed.previewFirst });
    }
    fetchRules(true);
    const check = (await fetchDraftRules().catch(() => null))?.checkForSave(values, sellers);
    if (!check) return showUnreachable();
    if (!check.ok) return fail(values, check.failed);
    if (userId !== null) {
      const guestWaiting = !edited && isWaiting(values);
      const options = { country, guestWaiting, download };
      return send(values, edited ? { ...options, edit: edited } : options);
    }
    check.saveForGuest();
    document.waitForSignIn(download);
    const { download: forDownload, save: forSave } = invoiceSaveTexts.signIn;
    const then = { save: { country, guestWaiting: true, download } };
    askToSignIn(download ? forDownload : forSave, then);
  };

  /** Continues with what needed sign-in. */
  const resume = (then: AfterSignIn) => {
    if ('product' in then) void saveProduct(then.product);
    else if (document.getSnapshot().state === 'waiting') {
      void send(document.getSnapshot().values, then.save);
    }
  };
  /** The user has signed in, here or in another tab. */
  function onUserChanged(): void {
    if (userId === null || dialog?.kind !== 'sign-in') return;
    setDialog(null);
    setTimeout(() => resume(dialog.then), dialogCloseMs);
  }

  const preview = () => {
    const parts = { rules: sellers, pictures, loaded: loadedPictures, setDialog, fail };
    return import('./form-dialogs.tsx')
      .then(({ openPreview }) => openPreview(document.getSnapshot().values, parts))
      .catch(showLoadFailed);
  };

  /** Shows the field to correct after the last one shown, and then the first one again. */
  const showNext = (names: readonly string[]) => {
    const next = names[(names.indexOf(lastShown) + 1) % names.length];
    if (next !== undefined) show(next, document.getSnapshot().values);
  };

  return {
    document,
    checks,
    /** A check has failed: its fields are still to be corrected. */
    hasFailed: checks.marks.failed.size > 0,
    defaults: base.defaults,
    edited: base.edited,
    dialog,
    busy: !isSending ? null : base.wantsDownload ? 'download' : 'save',
    isSaved: savedInvoice !== null,
    products,
    keptItemId,
    saveProduct,
    preview,
    showNext,
    save: () => void save(false),
    download: () => void save(true),
    upgrade: showLimit,
    closeDialog: () => setDialog(null),
    /** Saves over what was changed in between. */
    saveOver: (edited: EditedInvoice) => {
      setDialog(null);
      document.setEdited(edited);
      void save(false);
    },
    /** Discards what was typed and shows the invoice as it is stored now. */
    showNewer: (id: string) => {
      setDialog(null);
      document.discard();
      props.onReopen(id);
    },
    /** Continues with this tab's draft or the other tab's. */
    resolve: (version: 'this' | 'other') => {
      setDialog(null);
      document.resolve(version);
    },
    /** Leaving a clone or an edit discards what was typed; a new invoice's draft stays on this device. */
    leave: () => {
      if (opened) document.discard();
    },
    signedIn: (welcome: string) => {
      setDialog(null);
      say({ kind: 'success', text: welcome });
      if (props.embedded) props.embedded.onSignedIn();
      else if (dialog?.kind === 'sign-in' && ('save' in dialog.then || userId !== null)) {
        resume(dialog.then);
      }
    },
  } as const;
}

/** Only an account's first invoice needs this message. */
function showKeptClient(client: ClientToSave): void {
  withFetched(import('./show-client-saved.ts'), (part) => part.showClientSaved(client));
}

const fetchDraftRules = () => import('./draft-rules.ts');

/** Nothing is wrong with any field before the rules are loaded. */
const noRules: FormRules<InvoiceDraft> = { check: () => [], textOf: draftText };

/** What the form can do and its progress, for its bars and dialogs. */
export type FormWork = ReturnType<typeof useInvoiceForm>;
