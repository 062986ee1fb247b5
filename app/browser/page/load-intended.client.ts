import { attempt, readText } from '#app/browser/stored.client.ts';

/** Session storage key of the page that was last loaded because its script was gone. */
const loadedKey = 'billwren_loaded_for_script';

type RouterWindow = Window & {
  __remixRouter?: { state: { navigation: { location?: Location } } };
  __remixManifest?: { version: string };
};

/** A page's script could not be loaded, although the page itself was loaded for it. */
class MissingScriptError extends Error {
  override name = 'MissingScriptError';
}

/**
 * Loads the page that a click was to open, when its script is gone: a deployment replaced it, and the server's page names
 * the new one. Done once for a page of a version; after that the error is the router's.
 * @throws when the page was loaded before and its script is still missing
 */
export function loadIntended(): Promise<never> {
  const { __remixRouter: router, __remixManifest: manifest } = window as RouterWindow;
  const { pathname, search, hash } = router?.state.navigation.location ?? window.location;
  const page = `${manifest?.version} ${pathname}${search}`;
  const isRepeated = readText(sessionStorage, loadedKey) === page;
  if (isRepeated && navigator.onLine) throw new MissingScriptError('A script is still missing');
  attempt(() => sessionStorage.setItem(loadedKey, page), undefined);
  // The same address with another hash would load nothing.
  if (pathname === window.location.pathname && search === window.location.search) {
    window.location.reload();
  } else window.location.assign(`${pathname}${search}${hash}`);
  return new Promise(() => undefined);
}
