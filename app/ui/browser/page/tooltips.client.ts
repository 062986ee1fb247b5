/** How long a pointer rests before its tooltip comes. */
export const tooltipDelayMs = 700;
/** Coming from one tooltip, the next one does not wait. */
const skipDelayMs = 300;
/** For the way from a control to its tooltip, which stays while the pointer is on it (WCAG 1.4.13). */
const leaveMs = 150;
const gap = 8;

// Controls that show a picture alone and say in words what they do, and whatever has a title.
const named = '[title]:not([title=""]), :is(a, button, summary)[aria-label]';

/**
 * Shows the words of icon buttons, and of whatever has a `title`, to those who see them: after 700 ms under a resting
 * mouse, at once where the keyboard's focus comes. Screen readers have these words already. A touch shows nothing.
 * One listener for the whole page, so that no control carries a script of its own.
 */
export function startTooltips(): void {
  // Older browsers keep their own way of showing titles.
  if (isStarted || !('popover' in HTMLElement.prototype)) return;
  isStarted = true;
  const bubble = makeBubble();
  let shown: { control: Element; title: string | null } | null = null;
  let resting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    resting = null;
    if (!shown) return;
    if (shown.title !== null) shown.control.setAttribute('title', shown.title);
    shown = null;
    bubble.remove();
    hiddenAt = performance.now();
  };
  const show = (control: Element) => {
    hide();
    const words = wordsOf(control);
    if (!words || !control.isConnected) return;
    const title = control.getAttribute('title');
    // Else the browser shows it as well; an empty one keeps it from showing that of what is around.
    if (title !== null) control.setAttribute('title', '');
    shown = { control, title };
    bubble.textContent = words;
    // Inside a dialog, so that a press on it is none outside.
    (control.closest('dialog, [role$="dialog"]') ?? document.body).appendChild(bubble);
    bubble.showPopover();
    place(bubble, control.getBoundingClientRect());
  };
  const hideSoon = () => {
    clearTimeout(timer);
    resting = null;
    timer = setTimeout(hide, leaveMs);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (bubble.contains(target)) return clearTimeout(timer);
    const control = target.closest(named) ?? (shown?.control.contains(target) && shown.control);
    if (!control) return hideSoon();
    if (control === shown?.control) return clearTimeout(timer);
    if (control === resting) return;
    if (shown) hide();
    clearTimeout(timer);
    resting = control;
    const isOnTheWay = performance.now() - hiddenAt < skipDelayMs;
    timer = setTimeout(() => show(control), isOnTheWay ? 0 : tooltipDelayMs);
  });
  document.documentElement.addEventListener('pointerleave', hideSoon);
  document.addEventListener('focusin', ({ target }) => {
    const control = target instanceof Element ? target.closest(named) : null;
    if (control === target && control?.matches(':focus-visible')) show(control);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', hide);
  document.addEventListener('pointerdown', hide);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
}

let isStarted = false;

/** What a control says; nothing where it stands there to be read already, or where what it opened is open. */
function wordsOf(control: Element): string {
  if (control.matches('details[open] > summary, [aria-expanded="true"]')) return '';
  const label = control.getAttribute('aria-label') ?? '';
  return control.getAttribute('title') || (hasVisibleText(control) ? '' : label);
}

function hasVisibleText(control: Element): boolean {
  return control instanceof HTMLElement && control.innerText.trim() !== '';
}

function makeBubble(): HTMLElement {
  const bubble = document.createElement('div');
  bubble.popover = 'manual';
  bubble.setAttribute('aria-hidden', 'true');
  bubble.dataset.tooltip = '';
  bubble.className =
    'fixed m-0 max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm leading-snug print:hidden';
  return bubble;
}

/** Over the control, or under it where there is no room; never beyond the window's edges. All in CSS pixels. */
function place(bubble: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const over = top - gap - offsetHeight;
  const y = over >= gap ? over : bottom + gap;
  const middle = left + width / 2 - offsetWidth / 2;
  const last = document.documentElement.clientWidth - offsetWidth - gap;
  bubble.style.inset = `${y}px auto auto ${Math.max(gap, Math.min(middle, last))}px`;
}
