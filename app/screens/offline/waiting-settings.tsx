import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import {
  forgetWaitingSettings,
  loadWaitingSettings,
} from '#app/browser/waiting-settings.client.ts';
import { announceWaitingWork } from '#app/browser/waiting-work.client.ts';
import { toast } from '#app/components/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type SettingsAnswer, settingsSaveMessages } from '#app/domain/settings/settings-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { inTurn } from './in-turn.ts';

type WaitingSettingsProps = {
  person: string;
  country: CountryCode;
  /** Something waits, and there is a network. */
  isDue: boolean;
};

/** Gives the account the settings that its owner changed offline on this device. */
export function WaitingSettings({ person, country, isDue }: WaitingSettingsProps) {
  const post = usePost<SettingsAnswer>(`/${country}/settings`, 'application/json');
  const { revalidate } = useRevalidator();
  const newest = useRef({ post, revalidate });
  newest.current = { post, revalidate };

  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    inTurn(givenUp.signal, async () => {
      const waiting = loadWaitingSettings(window.localStorage, person);
      if (!waiting) return;
      const answer = await newest.current.post({ intent: 'save-settings', ...waiting });
      if (answer.outcome === 'unreachable' || answer.outcome === 'sign-in-needed') return;
      forgetWaitingSettings(window.localStorage, person);
      announceWaitingWork();
      if (answer.outcome === 'stored') toast.success(settingsSaveMessages.synced);
      else toast.error(answer.outcome === 'invalid' ? answer.toast : answer.message);
      newest.current.revalidate();
    });
    return () => givenUp.abort();
  }, [isDue, person]);
  return null;
}
