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
