import { attempt, loadText } from '#app/ui/browser/stored.client.ts';
import { buildVersion, nextLocation } from './router-window.client.ts';

/** Session storage key of the page that was last loaded because its script was gone. */
const loadedKey = 'billwren_loaded_for_script';

/** A page's script could not be loaded, although the page itself was loaded for it. */
class MissingScriptError extends Error {
  override name = 'MissingScriptError';
}

/**
 * Loads the page that a click was to open, when its script is gone: a deployment replaced it, and the server's page names
 * the new one. Done once for a page of a version.
 * @returns when the script is still missing after that: a module that fails; rejecting would leave the router waiting
 */
export function loadIntended(): Promise<typeof missingModule> {
  const { pathname, search, hash } = nextLocation() ?? window.location;
  const page = `${buildVersion()} ${pathname}${search}`;
  const isRepeated = loadText(sessionStorage, loadedKey) === page;
  if (isRepeated && navigator.onLine) return Promise.resolve(missingModule);
  attempt(() => sessionStorage.setItem(loadedKey, page), undefined);
  // The same address with another hash would load nothing.
  if (pathname === window.location.pathname && search === window.location.search) {
    window.location.reload();
  } else window.location.assign(`${pathname}${search}${hash}`);
  return new Promise(() => undefined);
}

function failToLoad(): never {
  throw new MissingScriptError('A script is still missing');
}

/**
 * Stands in for a page whose script is missing: the error boundary around it describes the error. Remix waits until each
 * route's loader was called, and has that of some pages from their module alone.
 */
const missingModule = { default: failToLoad, clientLoader: failToLoad };
