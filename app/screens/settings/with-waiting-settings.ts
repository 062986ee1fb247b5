import { loadWaitingSettings } from '#app/browser/waiting-settings.client.ts';
import type { SettingsAccount } from './use-settings.ts';

/** An account as this device last saw it, with what its owner has changed offline since. */
export function withWaitingSettings<Account extends SettingsAccount>(account: Account): Account {
  const waiting = loadWaitingSettings(window.localStorage, account.id);
  // What the account refused is no more than typed.
  if (!waiting || waiting.refusal) return account;
  const { stored, pictures } = account;
  return {
    ...account,
    stored: { ...stored, settings: { ...stored.settings, ...waiting.changes } },
    pictures: { ...pictures, ...waiting.pictures },
  };
}
