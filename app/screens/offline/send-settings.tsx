import { useRevalidator } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import {
  announceOutbox,
  settingsText,
  watchOutbox,
} from '#app/browser/outbox/outbox-status.client.ts';
import {
  forgetWaitingSettings,
  loadWaitingSettings,
  noteSettingsRefusal,
  type SettingsRefusal,
} from '#app/browser/outbox/waiting-settings.client.ts';
import { toast } from '#app/components/messages/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type SettingsAnswer,
  type SettingsPost,
  settingsSaveMessages,
} from '#app/domain/settings/settings-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { usePlaces } from '../shell/use-places.ts';
import { useSending } from './use-sending.ts';

const refusalMs = 10_000;

type SendSettingsProps = {
  person: string;
  country: CountryCode;
  /** There is something to send, and a network. */
  isDue: boolean;
};

/**
 * Gives the account the settings in its user's outbox, one save after the other. What it does not take is said once, and
 * stays for the form of Settings.
 */
export function SendSettings({ person, country, isDue }: SendSettingsProps) {
  const post = usePost<SettingsAnswer>(`/${country}/settings`, 'application/json');
  const { revalidate } = useRevalidator();
  const { settings } = usePlaces(country);
  // Each change of it begins anew: with the next save, or with what was changed meanwhile.
  const kept = useSyncExternalStore(watchOutbox, () => settingsText(window.localStorage, person));

  const refuse = (sent: SettingsPost, refusal: SettingsRefusal) => {
    noteSettingsRefusal(window.localStorage, person, sent, refusal);
    toast.error(settingsSaveMessages.refused, {
      id: 'waiting-settings',
      description: refusal.said,
      duration: refusalMs,
      // The whole page: a form that is open already would stay as it is.
      action: { label: 'Open', onClick: () => window.location.assign(settings) },
    });
  };

  useSending(isDue, kept, async () => {
    const saves = loadWaitingSettings(window.localStorage, person);
    // What cannot be read was removed.
    if (saves.length === 0) announceOutbox();
    const waiting = saves.find(({ refusal }) => !refusal);
    if (!waiting) return;
    const answer = await post({ intent: 'save-settings', ...waiting });
    if (answer.outcome === 'refused') refuse(waiting, { said: answer.message, issues: [] });
    if (answer.outcome === 'invalid')
      refuse(waiting, { said: answer.toast, issues: answer.issues });
    if (answer.outcome === 'stored') {
      forgetWaitingSettings(window.localStorage, person, waiting);
      toast.success(settingsSaveMessages.synced, { id: 'settings-synced' });
      revalidate();
    }
    return answer.outcome;
  });
  return null;
}
