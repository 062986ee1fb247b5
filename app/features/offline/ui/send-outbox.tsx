import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { localUnder } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import type { SaveAnswer, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
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
import { withLock } from '#app/ui/browser/with-lock.client.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';
import { notifyCreated, notifyForm } from './answered-save.client.ts';
import type { InvoiceEntry } from './invoice-entries.client.ts';
import {
  loadSettings,
  refuseSettings,
  removeSettings,
  type SettingsEntry,
  type SettingsRefusal,
  settingsRefusalOf,
  settingsText,
} from './settings-entries.client.ts';
import { type OutboxStatus, sendInvoices, sendingOptions } from './waiting-invoices.client.ts';
import { openInvoice } from './waiting-list.tsx';
import { watchOutbox } from './watch-outbox.client.ts';

/** Retry delay when the browser is online but the server is unreachable. */
const retryMs = 15_000;

type SendOutboxProps = { person: string; country: CountryCode; outbox: OutboxStatus };

/** Sends a user's outbox when there is a network, oldest entries first, and shows the result of each. */
export function SendOutbox({ person, country, outbox }: SendOutboxProps) {
  useSendSettings(person, country, outbox.settings);
  const post = usePost<SaveAnswer>(`/${country}/create-invoice`, 'application/json');

  useSending(outbox.waiting > 0, person, () => {
    const send = ({ draft, options }: InvoiceEntry) => {
      // The pictures from the guest's preview; the account's settings may not have them yet.
      const pictures = options.guestWaiting && { pictures: loadLocalPictures() };
      return post({ intent: 'save', draft, ...sendingOptions(options), ...pictures });
    };
    return sendInvoices(window.localStorage, person, send, (...settled) =>
      settle(person, ...settled),
    );
  });
  return null;
}

/**
 * Sends settings from the outbox to the account, one entry after the other, and settings that this browser saved for a
 * guest. Refused entries are reported once and stay in the outbox for the settings form, as do guest settings that
 * conflict with the account's.
 */
function useSendSettings(person: string, country: CountryCode, isDue: boolean): void {
  const post = usePost<SettingsSyncAnswer>(`/${country}/settings`, 'application/json');
  const { revalidate } = useRevalidator();
  const { settings } = usePaths(country);
  // Each change restarts sending: the next entry, or one that was changed in the meantime.
  const kept = useSyncExternalStore(watchOutbox, () => settingsText(window.localStorage, person));

  // The settings page syncs by itself and shows conflicts in its form.
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

  const refuse = (sent: SettingsEntry, refusal: SettingsRefusal, said: string) => {
    refuseSettings(window.localStorage, person, sent, refusal);
    const open = () => window.location.assign(settings);
    showRefused('waiting-settings', settingsTexts.saving.refused, said, open);
  };
  useSending(isDue, kept, async () => {
    const entry = loadSettings(window.localStorage, person).find(({ refusal }) => !refusal);
    if (!entry) return;
    const { changes, country } = entry;
    const answer = await post({ intent: 'save-settings', ...splitPictures(changes), country });
    if (answer.outcome === 'refused') refuse(entry, settingsRefusalOf(answer), answer.message);
    if (answer.outcome === 'invalid') refuse(entry, settingsRefusalOf(answer), answer.toast);
    if (answer.outcome === 'stored') {
      removeSettings(window.localStorage, person, changes);
      showStored();
      revalidate();
    }
    return answer.outcome;
  });
}

function showStored(): void {
  toast.success(settingsTexts.saving.synced, { id: 'settings-synced' });
}

/**
 * Sends pending entries in one tab at a time, until the component unmounts or `cause` changes.
 * @param cause restarts sending when it changes
 * @param send returns the last outcome; `unreachable` is retried later
 */
function useSending(isDue: boolean, cause: unknown, send: () => Promise<string | undefined>): void {
  const [round, setRound] = useState(0);
  const newest = useLatest(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cause restarts sending
  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    withLock(givenUp.signal, async () => {
      const outcome = await newest.current();
      if (outcome !== 'unreachable' || givenUp.signal.aborted) return;
      later = setTimeout(() => setRound(round + 1), retryMs);
    });
    return () => {
      clearTimeout(later);
      givenUp.abort();
    };
  }, [isDue, cause, round]);
}

/** Shows the result of an answer, or leaves it to the form that has the draft open. */
function settle(
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
