import { setTimeout as sleep } from 'node:timers/promises';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What server code takes from Node, and happy-dom would replace by a browser's, which forbids some headers. */
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

/** happy-dom's window around pages and servers that run in one process: requests and answers stay Node's. */
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
        // Another document would take the tests' own away.
        settings: { navigation: { disableMainFrameNavigation: true } },
      },
    });
    for (const [name, value] of kept) Reflect.set(global, name, value);
    // happy-dom has no top layer: what would be in it is just there.
    const { prototype } = global.HTMLElement;
    for (const name of ['showPopover', 'hidePopover']) prototype[name] ??= () => undefined;
    // happy-dom would ask the real network; what beacons count is a journey's (tests/e2e/payment-events.test.ts).
    Object.defineProperty(global.navigator, 'sendBeacon', { value: () => true });
    return {
      // A message that just went is forgotten a moment later (sonner), which needs the window.
      teardown: async (all) => {
        await sleep(500);
        await environment.teardown(all);
      },
    };
  },
} satisfies Environment;
