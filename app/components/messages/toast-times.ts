/**
 * Milliseconds for which a toast stays; one that names none of them stays `usual` (`platform.md` section 9,
 * `invoices.md` sections 5, 8 and 9).
 */
export const toastMs = {
  usual: 4000,
  currency: 3000,
  copied: 5000,
  issues: 6000,
  undo: 8000,
  refused: 10_000,
};
