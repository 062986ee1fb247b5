import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import {
  forgetWaitingSettings,
  loadWaitingSettings,
} from '#app/browser/waiting-settings.client.ts';
import { announceWaitingWork } from '#app/browser/waiting-work.client.ts';
import { toast } from '#app/components/toast.tsx';
import { type SettingsAnswer, settingsSaveMessages } from '#app/domain/settings/settings-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { inTurn } from './in-turn.ts';

/** Gives the account the settings that its owner changed offline on this device. */
export function WaitingSettings({ person }: { person: string }) {
  const country = useRef(loadWaitingSettings(window.localStorage, person)?.country ?? 'us').current;
  const post = usePost<SettingsAnswer>(`/${country}/settings`, 'application/json');
  const { revalidate } = useRevalidator();

  useEffect(() => {
    void inTurn(async () => {
      const waiting = loadWaitingSettings(window.localStorage, person);
      if (!waiting) return;
      const answer = await post({ intent: 'save-settings', ...waiting });
      if (answer.outcome === 'unreachable' || answer.outcome === 'sign-in-needed') return;
      forgetWaitingSettings(window.localStorage, person);
      announceWaitingWork();
      if (answer.outcome === 'stored') toast.success(settingsSaveMessages.synced);
      else toast.error(answer.outcome === 'invalid' ? answer.toast : answer.message);
      revalidate();
    });
  }, [person, post, revalidate]);
  return null;
}
