import { isCountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import { readDraft } from '#app/domain/invoice/read-draft.ts';
import {
  readEditedInvoice,
  type SaveAnswer,
  type SaveOptions,
} from '#app/domain/invoice/save-answer.ts';
import type { DraftStorage } from './draft-store.client.ts';

/** A draft on its way to the server; its `saveKey` names the save. `isSent`: it may have reached it already. */
export type WaitingSave = { draft: InvoiceDraft; options: SaveOptions; isSent: boolean };

/** Sends one save. Never rejects: a dead network is `{ outcome: 'unreachable' }`. */
export type SendSave = (draft: InvoiceDraft, options: SaveOptions) => Promise<SaveAnswer>;

/** A save of the form: answered, or kept on this device until the network is back. */
export type QueuedAnswer = SaveAnswer | { outcome: 'kept' };

/** The saves of one user on this device. */
export type SaveQueue = {
  /** Sends a save now. While one with the same key is under way both callers get its one answer. */
  send: (save: Omit<WaitingSave, 'isSent'>) => Promise<SaveAnswer>;
  /** Keeps a save until the network is back; the same key replaces. False when the device does not take it. */
  keep: (save: WaitingSave) => boolean;
  /** What is kept, oldest first. */
  waiting: () => WaitingSave[];
  /** Takes a save out, sent or given up. */
  forget: (saveKey: string) => void;
  /**
   * Sends what is kept, one after the other, oldest first; ends at the first that does not get through. What was
   * saved leaves the queue, what was refused stays in it for the user to decide on.
   */
  sendWaiting: () => Promise<{ save: WaitingSave; answer: SaveAnswer }[]>;
};

/** Opens a queue under a key. Sending the same save again is safe: the server makes one invoice per save key. */
export function openSaveQueue({
  storage,
  key,
  send,
}: {
  storage: DraftStorage;
  key: string;
  send: SendSave;
}): SaveQueue {
  const underWay = new Map<string, Promise<SaveAnswer>>();

  const sendOnce: SaveQueue['send'] = ({ draft, options }) => {
    const running = underWay.get(draft.saveKey);
    if (running) return running;
    const started = send(draft, options).finally(() => underWay.delete(draft.saveKey));
    underWay.set(draft.saveKey, started);
    return started;
  };
  const waiting = () => readSaves(storage, key);
  const without = (saveKey: string) => waiting().filter((save) => save.draft.saveKey !== saveKey);
  const write = (saves: WaitingSave[]) => {
    try {
      if (saves.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(saves));
      return true;
    } catch {
      return false;
    }
  };
  const forget = (saveKey: string) => void write(without(saveKey));
  const note = (saveKey: string) =>
    write(
      waiting().map((save) => (save.draft.saveKey === saveKey ? { ...save, isSent: true } : save)),
    );

  return {
    send: sendOnce,
    keep: (save) => write([...without(save.draft.saveKey), save]),
    waiting,
    forget,
    sendWaiting: async () => {
      const answers: { save: WaitingSave; answer: SaveAnswer }[] = [];
      for (const save of waiting()) {
        // Changed or sent meanwhile.
        if (!waiting().some(({ draft }) => draft.saveKey === save.draft.saveKey)) continue;
        note(save.draft.saveKey);
        const answer = await sendOnce(save);
        answers.push({ save, answer });
        if (answer.outcome === 'saved') forget(save.draft.saveKey);
        if (!isDecided(answer)) break;
      }
      return answers;
    },
  };
}

/** Whether the server has decided on a save; else the same one is sent again. */
export function isDecided(answer: SaveAnswer): boolean {
  return answer.outcome !== 'unreachable' && answer.outcome !== 'sign-in-needed';
}

/**
 * How a draft is saved that has to wait: by the time it gets through its number may be another invoice's, and gives way
 * to the next free one. Not where the draft may be that invoice itself, or changes one.
 */
export function optionsToWait(draft: InvoiceDraft, options: SaveOptions): SaveOptions {
  if (options.edit || draft.earlierKey !== '') return options;
  return { ...options, guestWaiting: true };
}

function readSaves(storage: DraftStorage, key: string): WaitingSave[] {
  let value: unknown;
  try {
    value = JSON.parse(storage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value) ? value.flatMap(readSave) : [];
}

function readSave(value: unknown): WaitingSave[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('draft' in value) || !('options' in value)) return [];
  const { options } = value;
  if (typeof options !== 'object' || options === null) return [];
  if (!('country' in options) || !isCountryCode(options.country)) return [];
  const guestWaiting = 'guestWaiting' in options && options.guestWaiting === true;
  const country = options.country;
  const edit = 'edit' in options ? readEditedInvoice(options.edit) : undefined;
  // Without its invoice a change would be saved as a new one.
  if (edit === null) return [];
  // A kept save was checked when it was kept: nothing is missing, so no day and no id is made up here.
  const draft = readDraft(value.draft, { country, today: '2000-01-01', newId: () => '' });
  if (!draft || draft.saveKey === '') return [];
  const isSent = !('isSent' in value) || value.isSent === true;
  return [{ draft, options: { country, guestWaiting, ...(edit && { edit }) }, isSent }];
}
