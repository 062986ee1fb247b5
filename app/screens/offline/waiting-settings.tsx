import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import {
  forgetWaitingSettings,
  loadWaitingSettings,
  noteSettingsRefusal,
} from '#app/browser/waiting-settings.client.ts';
import { announceWaitingWork } from '#app/browser/waiting-work.client.ts';
import { toast } from '#app/components/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type SettingsAnswer, settingsSaveMessages } from '#app/domain/settings/settings-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { usePlaces } from '../shell/use-places.ts';
import { inTurn } from './in-turn.ts';
import { pauseBefore } from './pause-before.ts';

const refusalMs = 10_000;

type WaitingSettingsProps = {
  person: string;
  country: CountryCode;
  /** Something waits, and there is a network. */
  isDue: boolean;
};

/**
 * Gives the account the settings that its owner changed offline on this device. What it does not take is said once, and
 * waits in the form of Settings.
 */
export function WaitingSettings({ person, country, isDue }: WaitingSettingsProps) {
  const post = usePost<SettingsAnswer>(`/${country}/settings`, 'application/json');
  const { revalidate } = useRevalidator();
  const { settings } = usePlaces(country);
  const [round, setRound] = useState(0);
  const newest = useRef({ post, revalidate, settings });
  newest.current = { post, revalidate, settings };

  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = (pause: number | null) => {
      if (pause !== null) later = setTimeout(() => setRound(round + 1), pause);
    };
    inTurn(givenUp.signal, async () => {
      const waiting = loadWaitingSettings(window.localStorage, person);
      if (!waiting || waiting.refusal) return;
      const answer = await newest.current.post({ intent: 'save-settings', ...waiting });
      switch (answer.outcome) {
        case 'stored':
          forgetWaitingSettings(window.localStorage, person);
          announceWaitingWork();
          toast.success(settingsSaveMessages.synced);
          newest.current.revalidate();
          return;
        case 'unreachable':
        case 'sign-in-needed':
          return tryAgain(pauseBefore(answer.outcome));
        case 'refused':
          return refuse(answer.message, []);
        case 'invalid':
          return refuse(answer.toast, answer.issues);
        default:
          return answer satisfies never;
      }
    });
    const refuse = (said: string, issues: { field: string; message: string }[]) => {
      noteSettingsRefusal(window.localStorage, person, { said, issues });
      toast.error(settingsSaveMessages.refused, {
        id: 'waiting-settings',
        description: said,
        duration: refusalMs,
        // The whole page: a form that is open already would stay as it is.
        action: {
          label: 'Open',
          onClick: () => window.location.assign(newest.current.settings),
        },
      });
    };
    return () => {
      clearTimeout(later);
      givenUp.abort();
    };
  }, [isDue, person, round]);
  return null;
}
