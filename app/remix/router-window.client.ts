/** What Remix's scripts leave at the window. */
type RouterWindow = Window & {
  __remixRouter?: { state: { navigation: { location?: Location } } };
  __remixManifest?: { version: string };
};

/** Names the build whose scripts run in this page; empty before they do. */
export function buildVersion(): string {
  return (window as RouterWindow).__remixManifest?.version ?? '';
}

/** Where the router is going; nothing while it goes nowhere. */
export function nextLocation(): Location | undefined {
  return (window as RouterWindow).__remixRouter?.state.navigation.location;
}
