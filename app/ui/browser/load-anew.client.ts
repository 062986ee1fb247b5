/** Loads the page anew; no question about unsaved changes keeps it on the screen. */
export function loadAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}
