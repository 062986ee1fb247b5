/** What lies between the page and a dialog, a sheet or a question. */
export const scrimStyle = 'fixed inset-0 z-50 animate-fade-in bg-scrim';

/** A press on a toast is not a press outside the dialog: the dialog stays. */
export function keepOpenForToasts(event: {
  target: EventTarget | null;
  preventDefault: () => void;
}): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}
