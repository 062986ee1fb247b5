import type { Window as HappyWindow } from 'happy-dom';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { vi } from 'vitest';
import { pagesOf } from './app-in-process.ts';
import { aMoment, clickPart, pressKey, settle, until } from './dom-actions.ts';
import { DomLocator } from './dom-locator.ts';
import { type AskedRequest, DomNetwork, matcherOf } from './dom-network.ts';
import { type SavedFile, watchSavedFiles } from './saved-files.ts';

const focused = () => (document.activeElement ?? document.body) as HTMLElement;
const faked = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
} satisfies Parameters<typeof vi.useFakeTimers>[0];
/** A page in happy-dom with the server in the same process; implements what our tests use of Playwright's `Page`. */
export class DomPage extends DomLocator {
  readonly network = new DomNetwork();
  /** The key of the rendered location. */
  private drawn: string | undefined;
  private router: ReturnType<typeof createBrowserRouter> | undefined;
  private readonly scripts: (() => void)[] = [];
  private readonly arrivals: (() => void)[] = [];

  constructor() {
    super(() => [document.body], 'page');
  }

  close = (): void => undefined;

  /** Opens an address as a new document, without any state of the previous one. */
  async goto(path: string): Promise<{ status: () => number }> {
    history.pushState(null, '', path);
    return this.load();
  }

  /** Loads the browser's current address as a new document. */
  private async load(): Promise<{ status: () => number }> {
    this.close();
    this.network.status = 200;
    this.drawn = undefined;
    for (const run of this.scripts) run();
    const router = createBrowserRouter(this.watched(pagesOf(this.network.carry)), {
      future: { v7_relativeSplatPath: true, v7_fetcherPersist: true },
    });
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
    this.router = router;
    let lastKey = router.state.location.key;
    router.subscribe(({ location: { key } }) => {
      if (key === lastKey) return;
      lastKey = key;
      for (const tell of this.arrivals) tell();
    });
    this.close = () => {
      root.unmount();
      router.dispose();
      place.remove();
      this.close = () => undefined;
    };
    await this.arrived();
    // Marks the page as hydrated, as React does.
    Reflect.set(document.body, '__reactWalk', true);
    const [failed] = Object.values(router.state.errors ?? {}) as { status?: number }[];
    const status = failed ? (failed.status ?? 500) : this.network.status;
    return { status: () => status };
  }

  reload = () => this.load();

  url(): string {
    return location.href;
  }

  /** Returns the same pages, with a root that reports what is rendered. */
  private watched([root, ...others]: RouteObject[]): RouteObject[] {
    const App = root?.Component;
    if (!App) throw new Error('There is no root');
    const note = (key: string) => {
      this.drawn = key;
    };
    function Watched() {
      const { key } = useLocation();
      useEffect(() => note(key), [key]);
      return App && <App />;
    }
    return [{ ...root, Component: Watched }, ...others];
  }

  async content(): Promise<string> {
    return document.documentElement.outerHTML;
  }

  async title(): Promise<string> {
    return document.title;
  }

  async waitForURL(wanted: string | RegExp): Promise<void> {
    const isMeant = matcherOf(wanted);
    await until(() => {
      if (!isMeant(location.href)) throw new Error(`${location.href} is not ${wanted}`);
    });
    await this.arrived();
  }

  goBack = () => this.travel(() => history.back());
  goForward = () => this.travel(() => history.forward());

  private async travel(step: () => void): Promise<void> {
    const before = location.href;
    step();
    await until(() => {
      if (location.href === before) throw new Error(`Still at ${before}`);
    });
    await this.arrived();
  }

  /** Whether a navigation is in progress. */
  isLeaving(): boolean {
    return this.router?.state.navigation.state !== 'idle';
  }

  /** Waits until the router is idle and the result is rendered. */
  private async arrived(): Promise<void> {
    await until(() => {
      const { initialized, navigation, errors, location } = this.router?.state ?? {};
      if (!initialized || navigation?.state !== 'idle') throw new Error('The router is at work');
      if (!errors && this.drawn !== location?.key) throw new Error('The page is not drawn yet');
    });
    await aMoment(10);
  }

  override async evaluate<T>(look: (given: never) => T, given?: unknown): Promise<T> {
    return look(given as never);
  }

  readonly keyboard = {
    press: async (key: string) => {
      // New content attaches its listeners after rendering, but always before a user could press a key.
      await settle();
      await pressKey(focused(), key);
    },
    type: (text: string) => new DomLocator(() => [focused()], 'what has the focus').fill(text),
  };
  readonly mouse = {
    move: async () => undefined,
    /** Clicks outside of everything on the page. */
    click: () => clickPart(document.body),
  };

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    setViewport(size);
    await aMoment();
  }

  /** Waits for the next download. */
  waitForEvent(_: 'download'): Promise<SavedFile> {
    return new Promise(watchSavedFiles);
  }

  /** Waits for the next request that matches. */
  waitForRequest(isMeant: (request: AskedRequest) => boolean): Promise<AskedRequest> {
    return new Promise((resolve) => {
      this.network.listen((request) => isMeant(request) && resolve(request));
    });
  }

  /** Playwright's clock: once paused, it moves only when the test advances it. */
  readonly clock = {
    install: async () => {
      vi.useFakeTimers({ ...faked, shouldAdvanceTime: true });
    },
    pauseAt: async () => {
      vi.useFakeTimers(faked);
    },
    runFor: (milliseconds: number) => this.runFor(milliseconds),
    fastForward: (milliseconds: number) => this.runFor(milliseconds),
    resume: async () => void vi.useRealTimers(),
  };

  private async runFor(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await aMoment();
    await aMoment();
  }

  readonly waitForResponse = this.network.answerOf.bind(this.network);
  readonly route = async (...taken: Parameters<DomNetwork['route']>) =>
    this.network.route(...taken);
  readonly unroute = async (pattern: string | RegExp) => this.network.unroute(pattern);
  readonly unrouteAll = async () => this.network.unroute();
  /** Listens to requests, downloads or navigations. */
  readonly on = (
    event: 'request' | 'download' | 'framenavigated',
    listen: (happened: never) => void,
  ): void => {
    if (event === 'request') this.network.listen(listen as never);
    else if (event === 'download') watchSavedFiles(listen as never);
    else this.arrivals.push(() => listen({ url: () => location.href } as never));
  };

  /** Runs a script in each page opened from now on, before the page's own. */
  async addInitScript<Given>(script: (given: Given) => void, given?: Given): Promise<void> {
    this.scripts.push(() => script(given as Given));
  }

  async exposeFunction(name: string, call: (...given: never[]) => unknown): Promise<void> {
    vi.stubGlobal(name, call);
  }

  setOnline(isOnline: boolean): void {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** The browser context of the page. */
  readonly context = () => ({
    setOffline: async (isOffline: boolean) => this.setOnline(!isOffline),
    clearCookies: async ({ name }: { name?: string } = {}) => {
      if (name) this.network.jar.delete(name);
      else this.network.jar.clear();
    },
    cookies: async () => [...this.network.jar].map(([name, value]) => ({ name, value })),
    grantPermissions: async () => {
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    },
    newCDPSession: async () => ({
      send: async (_: string, { name, value }: { name: string; value: string }) => {
        this.network.jar.set(name, value);
        return { success: true };
      },
    }),
  });
}

/** Sets the size that media queries see. */
export function setViewport(size: { width: number; height: number }): void {
  (window as unknown as HappyWindow).happyDOM.setViewport(size);
}
