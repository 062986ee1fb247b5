/** How long toasts stay, in milliseconds; `usual` is the default. */
export const toastMs = {
  usual: 4000,
  currency: 3000,
  copied: 5000,
  issues: 6000,
  undo: 8000,
  refused: 10_000,
};
