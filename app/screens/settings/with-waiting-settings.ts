import { loadWaitingSettings } from '#app/browser/waiting-settings.client.ts';
import type { SettingsAccount } from './use-settings.ts';

/** An account as this device last saw it, with what its owner has changed offline since. */
export function withWaitingSettings<Account extends SettingsAccount>(account: Account): Account {
  let { settings } = account.stored;
  let { pictures } = account;
  for (const waiting of loadWaitingSettings(window.localStorage, account.id)) {
    // What the account refused is no more than typed.
    if (waiting.refusal) continue;
    settings = { ...settings, ...waiting.changes };
    pictures = { ...pictures, ...waiting.pictures };
  }
  return { ...account, stored: { ...account.stored, settings }, pictures };
}
