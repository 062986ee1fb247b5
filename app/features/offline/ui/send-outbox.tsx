import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { localUnder } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import {
  type SaveAnswer,
  type SaveRefusal,
  saveRefusalOf,
} from '#app/domain/invoices/save-answer.ts';
import { type SettingsSyncAnswer, splitPictures } from '#app/domain/settings/settings-answer.ts';
import {
  answerMessage,
  refusalReason,
  showClientSaved,
} from '#app/features/invoice-form/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import {
  loadGuestSettings,
  loadLocalPictures,
  markSettingsSynced,
} from '#app/features/settings/public.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { type Outbox, sendAllOf, startSending } from '#app/ui/local-document/send-queued.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { notifyCreated, notifyForm } from './answered-save.client.ts';
import { type InvoiceEntry, loadInvoices } from './invoice-entries.client.ts';
import {
  loadSettings,
  refuseSettings,
  removeSettings,
  type SettingsEntry,
  settingsRefusalOf,
} from './settings-entries.client.ts';
import { sendingOptions, settleInvoice } from './waiting-invoices.client.ts';
import { openInvoice } from './waiting-list.tsx';
import { watchOutbox } from './watch-outbox.client.ts';

type SendOutboxProps = { person: string; country: CountryCode; isOnline: boolean };

/**
 * Sends a user's outbox while there is a network, oldest entries first, and shows the result of each. Also syncs
 * settings that this browser saved for a guest.
 */
export function SendOutbox({ person, country, isOnline }: SendOutboxProps) {
  const { settings: settingsPath } = usePaths(country);
  const { revalidate } = useRevalidator();
  const postInvoice = usePost<SaveAnswer>(`/${country}/create-invoice`, 'application/json');
  const postSettings = usePost<SettingsSyncAnswer>(`/${country}/settings`, 'application/json');
  useGuestSync(postSettings);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revalidate` differs on every render but does the same
  useEffect(() => {
    if (!isOnline) return;
    const outboxes = [
      sendAllOf(settingsOutbox(person, settingsPath, postSettings, revalidate)),
      sendAllOf(invoiceOutbox(person, postInvoice)),
    ];
    return startSending(outboxes, watchOutbox);
  }, [isOnline, person, settingsPath, postSettings, postInvoice]);
  return null;
}

type Post<Answer> = ReturnType<typeof usePost<Answer>>;

function invoiceOutbox(person: string, post: Post<SaveAnswer>): Outbox<InvoiceEntry, SaveAnswer> {
  const storage = window.localStorage;
  return {
    list: () => loadInvoices(storage, person).filter(({ refusal }) => !refusal),
    send: ({ draft, options }) => {
      // The pictures from the guest's preview; the account's settings may not have them yet.
      const pictures = options.guestWaiting && { pictures: loadLocalPictures() };
      return post({ intent: 'save', draft, ...sendingOptions(options), ...pictures });
    },
    settle: (entry, answer) => {
      const refusal = saveRefusalOf(answer);
      showInvoiceAnswer(person, entry, answer, refusal);
      settleInvoice(storage, person, entry, refusal);
    },
  };
}

function settingsOutbox(
  person: string,
  settingsPath: string,
  post: Post<SettingsSyncAnswer>,
  onSaved: () => void,
): Outbox<SettingsEntry, SettingsSyncAnswer> {
  const storage = window.localStorage;
  return {
    list: () => loadSettings(storage, person).filter(({ refusal }) => !refusal),
    send: ({ changes, country }) =>
      post({ intent: 'save-settings', ...splitPictures(changes), country }),
    settle: (entry, answer) => {
      if (answer.outcome === 'refused' || answer.outcome === 'invalid') {
        const reason = answer.outcome === 'refused' ? answer.message : answer.toast;
        refuseSettings(storage, person, entry, settingsRefusalOf(answer));
        const open = () => window.location.assign(settingsPath);
        showRefused('waiting-settings', settingsTexts.saving.refused, reason, open);
        return;
      }
      removeSettings(storage, person, entry.changes);
      showStored();
      onSaved();
    },
  };
}

/**
 * Syncs settings that this browser saved for a guest to the account. Those that conflict with the account's stay for
 * the settings form, which syncs by itself and shows conflicts.
 */
function useGuestSync(post: Post<SettingsSyncAnswer>): void {
  const isOnSettings = useLocation().pathname.endsWith('/settings');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and again after the settings page closes
  useEffect(() => {
    const guests = isOnSettings ? null : loadGuestSettings(window.localStorage);
    if (!guests) return;
    const sync = (under: CountryCode) => {
      const { settings, pictures, country } = localUnder(guests, under);
      return post({ intent: 'sync-settings', settings, pictures, country });
    };
    void sync(guests.country).then(async ({ outcome }) => {
      if (outcome !== 'stored') return;
      // Bank details of other countries, if the account has none.
      for (const other of countryCodes) if (guests.otherBanks?.[other]) await sync(other);
      markSettingsSynced(window.localStorage);
      showStored();
    });
  }, [isOnSettings]);
}

function showStored(): void {
  toast.success(settingsTexts.saving.synced, { id: 'settings-synced' });
}

/** Shows the result of an answer, or leaves it to the form that has the draft open. */
function showInvoiceAnswer(
  person: string,
  entry: InvoiceEntry,
  answer: SaveAnswer,
  refusal: SaveRefusal | null,
): void {
  const { draft } = entry;
  const options = sendingOptions(entry.options);
  const isSaved = answer.outcome === 'saved';
  if (isSaved && !options.edit) notifyCreated({ draft, options, answer });
  if (notifyForm({ draft, options, answer })) return;
  if (refusal) {
    const open = () => openInvoice(person, entry);
    const title = fill(offlineTexts.refused, { number: draft.invoiceNumber });
    showRefused(draft.saveKey, title, refusalReason(refusal, options), open);
    return;
  }
  const message = answerMessage(answer, { ...options, download: false });
  if (message) toast.success(message.text, { description: message.detail });
  if (isSaved && answer.keptClient) showClientSaved(answer.keptClient);
}

function showRefused(id: string, title: string, reason: string, open: () => void): void {
  const action = { label: offlineTexts.list.open, onClick: open };
  toast.error(title, { id, description: reason, duration: toastMs.refused, action });
}
