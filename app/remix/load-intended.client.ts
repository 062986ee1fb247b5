import { attempt, loadText } from '#app/ui/browser/stored.client.ts';
import { buildVersion, nextLocation } from './router-window.client.ts';

/** Session storage key of the page that was last loaded because its script was missing. */
const loadedKey = 'billwren_loaded_for_script';

/** A page's script couldn't be loaded, even after loading the full page. */
class MissingScriptError extends Error {
  override name = 'MissingScriptError';
}

/**
 * Loads the target page of a click when its script is missing because a deployment replaced it; the server's page
 * references the new one. Only once per page and version.
 * @returns a module that fails, if the script is still missing afterwards; rejecting would leave the router waiting
 */
export function loadIntended(): Promise<typeof missingModule> {
  const { pathname, search, hash } = nextLocation() ?? window.location;
  const page = `${buildVersion()} ${pathname}${search}`;
  const isRepeated = loadText(sessionStorage, loadedKey) === page;
  if (isRepeated && navigator.onLine) return Promise.resolve(missingModule);
  attempt(() => sessionStorage.setItem(loadedKey, page), undefined);
  // Setting the same address with another hash wouldn't load anything.
  if (pathname === window.location.pathname && search === window.location.search) {
    window.location.reload();
  } else window.location.assign(`${pathname}${search}${hash}`);
  return new Promise(() => undefined);
}

function failToLoad(): never {
  throw new MissingScriptError('A script is still missing');
}

/**
 * Replaces a page whose script is missing: the error boundary around it describes the error. Remix waits until each
 * route's loader was called, and some pages only have a client loader.
 */
const missingModule = { default: failToLoad, clientLoader: failToLoad };
