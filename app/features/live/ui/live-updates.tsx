import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useRootData } from '#app/frames/web/root-data.ts';
import { startOnceIdle } from '#app/ui/hooks/once-idle.ts';
import { useLatest } from '#app/ui/hooks/use-latest.ts';

/**
 * Words that come together, and those about this page's own post, end in one load: what follows a post begins within it,
 * also where React shows it late.
 */
const pauseMs = 700;
/** How long after a server that could not answer it is asked again. */
const retryMs = 5000;

/**
 * Keeps the page up to date for a signed-in user: what other pages, devices and providers have changed is loaded as
 * soon as it is told. Whatever is being typed, open or focused stays; what was loaded since the word was told is not
 * loaded again, so a page's own post costs nothing more.
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
          // Later than anything that was read.
          refresh: () => setTold((before) => Math.max(before, latest.current) + 1),
        }),
    );
  }, [person, latest]);

  useEffect(() => {
    if (person === null || isBusy || told <= asOf || told <= loadedFor.current) return;
    let isOver = false;
    const pause = setTimeout(async () => {
      // A load that fails would take the page away, and with it what is typed there.
      const may = await mayLoad(person, () => isOver);
      // Something else is being loaded or posted by now: it is looked at again after that.
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

/** Whether the server answers, and still knows the person. */
async function mayLoad(person: string, isOver: () => boolean): Promise<boolean> {
  try {
    const { checkUserId } = await import('#app/features/account/ui/session-watch.client.ts');
    return (await checkUserId(person, isOver)) === true;
  } catch {
    return false;
  }
}
