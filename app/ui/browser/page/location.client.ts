/**
 * Removes parameters from the address, so that a reload or the back button doesn't repeat their effect. Bypasses the
 * router: a navigation would reload all data and cancel a click on a link.
 */
export function dropParameters(...names: string[]): void {
  const address = new URL(window.location.href);
  for (const name of names) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}

/** Reloads the page without asking about unsaved changes. */
export function loadAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}
