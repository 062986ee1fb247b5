import { setTimeout as sleep } from 'node:timers/promises';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Globals that server code needs from Node; happy-dom's browser versions forbid some headers. */
const nodes = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'Blob',
  'File',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'crypto',
] as const;

/** happy-dom's window for pages and servers in one process: Request and Response stay Node's. */
export default {
  name: 'dom-beside-servers',
  viteEnvironment: 'ssr',
  setup: async (global, options) => {
    const kept = nodes.map((name) => [name, Reflect.get(global, name)] as const);
    const environment = await builtinEnvironments['happy-dom'].setup(global, {
      ...options,
      happyDOM: {
        url: 'https://billwren.example/',
        width: 1280,
        height: 900,
        // Navigating to another document would replace the test's own.
        settings: { navigation: { disableMainFrameNavigation: true } },
      },
    });
    for (const [name, value] of kept) Reflect.set(global, name, value);
    // happy-dom has no top layer: its content is always visible.
    const { prototype } = global.HTMLElement;
    for (const name of ['showPopover', 'hidePopover']) prototype[name] ??= () => undefined;
    // happy-dom would use the real network; beacons are tested end to end (tests/e2e/payment-events.test.ts).
    Object.defineProperty(global.navigator, 'sendBeacon', { value: () => true });
    return {
      // sonner removes a dismissed toast with a delay, and needs the window to do so.
      teardown: async (all) => {
        await sleep(500);
        await environment.teardown(all);
      },
    };
  },
} satisfies Environment;
