/** What Remix's scripts store on the window. */
type RouterWindow = Window & {
  __remixRouter?: { state: { navigation: { location?: Location } } };
  __remixManifest?: { version: string };
};

/** Returns the version of the build whose scripts run in this page; empty before they do. */
export function buildVersion(): string {
  return (window as RouterWindow).__remixManifest?.version ?? '';
}

/** Returns the target of the router's current navigation; undefined without one. */
export function nextLocation(): Location | undefined {
  return (window as RouterWindow).__remixRouter?.state.navigation.location;
}

/** Returns the page's position in this visit, from 0, as counted by the router in each history entry's state. */
export function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
