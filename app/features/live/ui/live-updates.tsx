import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '#app/frames/web/root-data.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { startOnceIdle } from '#app/ui/hooks/once-idle.ts';

/**
 * Combines messages that arrive together, and those caused by this page's own post, into one load: the load after a
 * post starts within this time, even if React renders it late.
 */
const pauseMs = 700;
/** Retry delay after the server didn't respond. */
const retryMs = 5000;

/**
 * Keeps a signed-in user's page up to date: loads changes from other pages, devices and providers as soon as they are
 * published. Input, open panels and focus are kept. Data read after the message isn't loaded again, so a page's own
 * post causes no second load.
 */
export function LiveUpdates() {
  const root = useRootData();
  const person = root?.person ?? null;
  const asOf = root?.viewer?.asOf ?? 0;
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = [navigation, { state }, ...fetchers].some((work) => work.state !== 'idle');
  const [told, setTold] = useState(0);
  const loadedFor = useRef(0);
  const latest = useLatest(asOf);

  useEffect(() => {
    if (person === null) return;
    return startOnceIdle(
      () => import('./live-channel.client.ts'),
      ({ listenLive }) =>
        listenLive({
          person,
          asOf: () => latest.current,
          hear: ({ at }) => setTold((before) => Math.max(before, at)),
          // Later than anything read so far.
          refresh: () => setTold((before) => Math.max(before, latest.current) + 1),
        }),
    );
  }, [person, latest]);

  useEffect(() => {
    if (person === null || isBusy || told <= asOf || told <= loadedFor.current) return;
    let isOver = false;
    const pause = setTimeout(async () => {
      // A failed load would replace the page, and with it unsaved input.
      const may = await canLoad(person, () => isOver);
      // Another load or post has started: the check runs again afterwards.
      if (isOver) return;
      loadedFor.current = told;
      if (may) revalidate();
      else setTimeout(() => setTold((before) => before + 1), retryMs);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(pause);
    };
  }, [person, isBusy, told, asOf, revalidate]);

  return null;
}

/** Whether the server responds and the user is still signed in. */
async function canLoad(person: string, isOver: () => boolean): Promise<boolean> {
  try {
    const { checkUserId } = await import('#app/features/account/ui/session-watch.client.ts');
    return (await checkUserId(person, isOver)) === true;
  } catch {
    return false;
  }
}
