import { checkSubscription } from './billing.api.client.ts';

/** Milliseconds. */
const pollIntervalMs = 3000;
const pollTimeoutMs = 2 * 60 * 1000;
const portalRefreshAfter = 2000;

type PlanWatch = {
  /** Called when the provider's response differs from the last one, or is the first. */
  onWord: () => void;
  /** Called after two minutes. */
  onEnd: () => void;
};

/**
 * Polls the plan every 3 seconds for 2 minutes after a checkout has started. A hidden page pauses and polls again at
 * once when it becomes visible.
 * @returns a function that stops watching
 */
export function watchPlan({ onWord, onEnd }: PlanWatch): () => void {
  let asksLeft = pollTimeoutMs / pollIntervalMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWord: string | null = null;
  let isAsking = false;
  let isOver = false;

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
  const ask = async () => {
    timer = undefined;
    if (isOver || document.visibilityState === 'hidden') return;
    asksLeft -= 1;
    isAsking = true;
    const word = await checkSubscription();
    isAsking = false;
    if (isOver) return;
    if (word !== null && word !== lastWord) {
      lastWord = word;
      onWord();
    }
    if (asksLeft > 0) schedule(pollIntervalMs);
    else {
      end();
      onEnd();
    }
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  };
  const wake = () => {
    if (timer === undefined && !isAsking && document.visibilityState === 'visible') schedule(0);
  };
  document.addEventListener('visibilitychange', wake);
  schedule(pollIntervalMs);
  return end;
}

/**
 * Checks the plan 2 seconds after its management page was opened, and each time this page becomes visible again.
 * @returns a function that stops watching
 */
export function watchPortalReturn(onWord: () => void): () => void {
  let lastWord: string | null = null;
  let isOver = false;
  const ask = async () => {
    const word = await checkSubscription();
    if (isOver || word === null || word === lastWord) return;
    lastWord = word;
    onWord();
  };
  const timer = setTimeout(() => void ask(), portalRefreshAfter);
  const wake = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  document.addEventListener('visibilitychange', wake);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
