import { showField } from '#app/ui/form/use-focus-soon.ts';

const everyMs = 100;
const maxTimes = 30;

export function isThere(form: HTMLFormElement, name: string): boolean {
  return form.querySelector(`[name="${CSS.escape(name)}"]`) !== null;
}

/** Shows a field by name. Opens the section that contains it, and waits if its fields load only then. */
export function showWhenThere(form: HTMLFormElement, name: string, times = maxTimes): void {
  if (isThere(form, name)) {
    showField(form, name);
    return;
  }
  if (times === maxTimes) unfold(form);
  if (times > 0) setTimeout(() => showWhenThere(form, name, times - 1), everyMs);
}

function unfold(form: HTMLFormElement): void {
  for (const folded of form.querySelectorAll('details')) {
    const isOfReview = folded.closest('[data-review]') !== null;
    const isFetched = folded.matches('[data-fetches]') || !folded.querySelector('[name]');
    if (!isOfReview && isFetched) folded.open = true;
  }
}
