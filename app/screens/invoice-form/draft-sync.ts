import type { StoredDraft } from '#app/browser/drafts/draft-store.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { defaultInvoiceNumber, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { EditedInvoice } from '#app/domain/invoices/save-answer.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import type { Step } from '../form/use-machine.ts';
import { type FormAction, reduceDraft, withCountry } from './form-state.ts';
import { hasSameContent, isSameInvoice, type OpenedInvoice, startTaxRate } from './start-draft.ts';

/** What a form begins with: whose it is, and what it shows before anything is typed, with a key of its own. */
export type Beginning = {
  country: CountryCode;
  userId: string | null;
  defaults: FormDefaults;
  fresh: InvoiceDraft;
};

/** The draft of a form and what is known of it. */
export type DraftState = {
  draft: InvoiceDraft;
  /** Once this tab has changed what it began with or last read. */
  isChanged: boolean;
  begun: Beginning;
  opened: OpenedInvoice | null;
  /** The invoice that a save changes, with the version that it replaces; null for a new one. */
  edited: EditedInvoice | null;
  /** It was sent: its number may be its invoice's, and follows no suggestion. */
  isSent: boolean;
  /** Saved or given up: nothing of it is stored any more. */
  isOver: boolean;
};

/** Everything that can happen to the draft of a form. */
export type DraftEvent =
  /** The page has come alive; `stored` is what this device kept. */
  | { type: 'open'; begun: Beginning; stored: StoredDraft | null }
  | { type: 'change'; action: FormAction }
  /** Another user, country, day or other settings. */
  | { type: 'begin'; begun: Beginning }
  /** Another tab may have changed the stored draft. */
  | { type: 'look' }
  /** The stored draft is the form's from now on. */
  | { type: 'follow'; stored: StoredDraft | null }
  /** The form's draft replaces what another tab has made of it. */
  | { type: 'keep' }
  /** It is about to be sent, for the country that it was typed in: this device keeps just that. */
  | { type: 'send'; draft: InvoiceDraft; country: CountryCode }
  /** The next save changes this invoice, or replaces its newer version. */
  | { type: 'edit'; edited: EditedInvoice }
  /** It was saved or given up: this device forgets it. */
  | { type: 'forget' };

/** What a form does about it on this device. */
export type DraftEffect =
  | { type: 'store'; stored: StoredDraft }
  /** The same before another draft of that user, which steps aside. */
  | { type: 'put-in-front'; stored: StoredDraft }
  | { type: 'clear' }
  | { type: 'forget' }
  /** Reads the stored draft, and sends `follow`. */
  | { type: 'read' }
  /** Asks which of two versions to go on with. */
  | { type: 'ask' };

type DraftStep = Step<DraftState, DraftEffect>;

/** What the form began with on this device; `waiting`: Save or Download had been pressed, and sign-in was needed first. */
export type Opening = { kind: 'fresh' | 'restored' } | { kind: 'waiting'; stored: StoredDraft };

/** In the place of a draft's suggested number once it was sent. */
export const sentNumber = '';

/** The form before its page has come alive. */
export function startSync(begun: Beginning, opened: OpenedInvoice | null): DraftState {
  const edited = opened?.kind === 'edit' ? { invoiceId: opened.id, version: opened.version } : null;
  const draft = begun.fresh;
  return { draft, isChanged: false, begun, opened, edited, isSent: false, isOver: false };
}

/**
 * The form's draft after an event, and what follows; pure. Tabs share the draft of a new invoice: a form that changed nothing
 * follows the others, one that did never writes over what it has not read.
 * @param other what another tab has stored since this one read or wrote
 */
export function syncDraft(
  state: DraftState,
  event: DraftEvent,
  other: StoredDraft | null,
): DraftStep {
  switch (event.type) {
    case 'open':
      return become(open(state, event));
    case 'change': {
      const draft = reduceDraft(state.draft, event.action);
      return draft === state.draft
        ? become(state)
        : store({ ...state, draft, isChanged: true }, other);
    }
    case 'begin':
      return state.isOver ? become(state) : begin(state, event.begun, other);
    case 'look': {
      const follows = !state.isOver && !state.isChanged && isConflicting(state, other);
      return become(state, ...(follows ? [{ type: 'read' } as const] : []));
    }
    case 'follow':
      return become(event.stored ? follow(state, event.stored) : { ...state, isSent: false });
    case 'keep':
      return become(state, { type: 'store', stored: storedOf(state) });
    case 'send': {
      const next = { ...state, isSent: true };
      if (isConflicting(state, other)) return become(next);
      const stored = { ...storedOf(next), draft: event.draft, country: event.country };
      return become(next, { type: 'store', stored });
    }
    case 'edit': {
      const next = { ...state, edited: event.edited };
      return next.opened ? become(next, { type: 'store', stored: storedOf(next) }) : become(next);
    }
    case 'forget':
      return become({ ...state, isOver: true }, { type: 'forget' });
    default:
      return event satisfies never;
  }
}

function become(state: DraftState, ...effects: DraftEffect[]): DraftStep {
  return { state, effects };
}

/** Whether another tab has made something else of the draft. */
export function isConflicting({ draft }: DraftState, other: StoredDraft | null): boolean {
  return other !== null && !hasSameContent(other.draft, draft);
}

/** Whether nothing was typed yet. */
export function isFresh({ draft, begun }: DraftState): boolean {
  return hasSameContent(draft, begun.fresh);
}

/** Whether Save or Download was pressed, and sign-in is needed first. */
export function isWaiting(draft: InvoiceDraft): boolean {
  return draft.pendingSave || draft.pendingPdfDownload;
}

/** What became of the draft that this device kept (`invoices.md` section 4, Guest flow). */
export function openingOf({ draft, begun }: DraftState, stored: StoredDraft | null): Opening {
  if (!stored || draft === begun.fresh) return { kind: 'fresh' };
  const isSaved = begun.userId !== null && isWaiting(draft);
  return isSaved ? { kind: 'waiting', stored } : { kind: 'restored' };
}

function open(
  before: DraftState,
  { begun, stored }: Extract<DraftEvent, { type: 'open' }>,
): DraftState {
  const state = { ...before, begun, draft: begun.fresh };
  if (!stored) return state;
  const next = follow(state, stored);
  const { opened } = state;
  if (opened?.kind !== 'edit') return next;
  const isSaved = !isWaiting(next.draft) && isSameInvoice(next.draft, opened.draft, begun.country);
  // Only the answer was lost.
  if (isSaved) return { ...state, isSent: next.isSent };
  const { version = opened.version } = stored;
  return { ...next, edited: { invoiceId: opened.id, version } };
}

function follow(state: DraftState, stored: StoredDraft): DraftState {
  const isSent = stored.suggestedNumber === sentNumber;
  return { ...state, isSent, draft: fitDraft(stored, state), isChanged: false };
}

/** Stores what was changed, unless another tab has changed it, too. */
function store(state: DraftState, other: StoredDraft | null): DraftStep {
  if (state.isOver) return become(state);
  if (isFresh(state)) return become(state, { type: 'clear' });
  if (isConflicting(state, other)) return become(state, { type: 'ask' });
  // The same was typed in both tabs: it is one invoice.
  const saveKey = other?.draft.saveKey ?? state.draft.saveKey;
  const next = { ...state, draft: { ...state.draft, saveKey } };
  return become(next, { type: 'store', stored: storedOf(next) });
}

function begin(before: DraftState, begun: Beginning, other: StoredDraft | null): DraftStep {
  const state = { ...before, begun };
  const { country, userId, defaults, fresh } = begun;
  const anew = { ...state, draft: fresh, isChanged: false, isSent: false };
  // An opened invoice is one user's and of one country.
  if (state.opened) return become(state);
  if (before.begun.userId !== userId) {
    if (userId === null) return become(anew);
    return isFresh(before) ? become(anew, { type: 'read' }) : takeOver(before, state, other);
  }
  if (before.begun.country !== country) {
    const draft = withCountry(state.draft, country, startTaxRate(country, defaults));
    return state.isChanged ? store({ ...state, draft }, other) : become({ ...state, draft });
  }
  // Saved elsewhere meanwhile: the next number, or the settings.
  const isAnother = isFresh(before) && !hasSameContent(before.begun.fresh, fresh);
  return become(isAnother ? anew : state);
}

/** What stands in the form becomes that of the user who signed in on this page. */
function takeOver(before: DraftState, state: DraftState, other: StoredDraft | null): DraftStep {
  const { country, fresh } = before.begun;
  const typed = { draft: before.draft, country, suggestedNumber: fresh.invoiceNumber };
  const next = { ...state, draft: fitDraft(typed, state), isChanged: false };
  const stored = storedOf(next);
  if (other?.draft.saveKey !== next.draft.saveKey) {
    return become(next, { type: 'put-in-front', stored });
  }
  return isConflicting(next, other) ? become(state) : become(next, { type: 'store', stored });
}

function storedOf({ draft, begun, isSent, opened, edited }: DraftState): StoredDraft {
  const { country, defaults } = begun;
  const suggestedNumber = isSent ? sentNumber : defaults.invoiceNumber;
  return { draft, country, suggestedNumber, version: opened ? edited?.version : undefined };
}

/**
 * A stored draft in this form: what the user never touched follows the form's country and suggested number, and the
 * PayPal link the settings while it is taken from there.
 */
function fitDraft(
  stored: StoredDraft,
  { begun: { country, defaults }, edited }: Pick<DraftState, 'begun' | 'edited'>,
): InvoiceDraft {
  const { draft } = stored;
  const moved = stored.country !== null && stored.country !== country;
  const suggested = stored.suggestedNumber ?? defaultInvoiceNumber;
  const savedLink = defaults.paypalPaymentLink ?? '';
  const usesSaved = draft.usePaypalFromSettings && savedLink !== '';
  return {
    ...(moved ? withCountry(draft, country, startTaxRate(country, defaults)) : draft),
    usePaypalFromSettings: usesSaved,
    paypalPaymentLink: usesSaved ? savedLink : draft.paypalPaymentLink,
    invoiceNumber:
      draft.invoiceNumber === suggested && !edited ? defaults.invoiceNumber : draft.invoiceNumber,
  };
}

// @covers decisions-5.5 invoices-1.1 invoices-4.6
