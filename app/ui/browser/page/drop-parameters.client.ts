/**
 * Takes parameters out of the address, so that a reload or the back button does not do the same again. Past the router: a
 * navigation would load everything once more, and take back a press on a link.
 */
export function dropParameters(...names: string[]): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
