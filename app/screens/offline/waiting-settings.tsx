import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  forgetWaitingSettings,
  loadWaitingSettings,
  noteSettingsRefusal,
  type SettingsRefusal,
} from '#app/browser/waiting-settings.client.ts';
import {
  announceWaitingWork,
  waitingSettingsText,
  watchWaitingWork,
} from '#app/browser/waiting-work.client.ts';
import { toast } from '#app/components/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type SettingsAnswer,
  type SettingsPost,
  settingsSaveMessages,
} from '#app/domain/settings/settings-answer.ts';
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
 * Gives the account the settings that its owner changed offline on this device, one save after the other. What it does not
 * take is said once, and waits in the form of Settings.
 */
export function WaitingSettings({ person, country, isDue }: WaitingSettingsProps) {
  const post = usePost<SettingsAnswer>(`/${country}/settings`, 'application/json');
  const { revalidate } = useRevalidator();
  const { settings } = usePlaces(country);
  const [round, setRound] = useState(0);
  const newest = useRef({ post, revalidate, settings });
  newest.current = { post, revalidate, settings };

  // Each change of it begins anew: with the next save, or with what was changed meanwhile.
  const kept = useSyncExternalStore(watchWaitingWork, () =>
    waitingSettingsText(window.localStorage, person),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read in its turn
  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = (pause: number | null) => {
      if (pause !== null) later = setTimeout(() => setRound(round + 1), pause);
    };
    inTurn(givenUp.signal, async () => {
      const saves = loadWaitingSettings(window.localStorage, person);
      // What cannot be read was removed.
      if (saves.length === 0) return announceWaitingWork();
      const waiting = saves.find(({ refusal }) => !refusal);
      if (!waiting) return;
      const answer = await newest.current.post({ intent: 'save-settings', ...waiting });
      switch (answer.outcome) {
        case 'stored':
          forgetWaitingSettings(window.localStorage, person, waiting);
          announceWaitingWork();
          toast.success(settingsSaveMessages.synced, { id: 'settings-synced' });
          newest.current.revalidate();
          return;
        case 'unreachable':
        case 'sign-in-needed':
          return tryAgain(pauseBefore(answer.outcome));
        case 'refused':
          return refuse(waiting, { said: answer.message, issues: [] });
        case 'invalid':
          return refuse(waiting, { said: answer.toast, issues: answer.issues });
        default:
          return answer satisfies never;
      }
    });
    const refuse = (sent: SettingsPost, refusal: SettingsRefusal) => {
      noteSettingsRefusal(window.localStorage, person, sent, refusal);
      announceWaitingWork();
      toast.error(settingsSaveMessages.refused, {
        id: 'waiting-settings',
        description: refusal.said,
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
  }, [isDue, person, kept, round]);
  return null;
}
