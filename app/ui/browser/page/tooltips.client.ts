/** How long a pointer rests before a tooltip appears. */
export const tooltipDelayMs = 700;
/** The delay when moving from one tooltip to the next. */
const skipDelayMs = 300;
/** Time to move the pointer from a control to its tooltip, which can be hovered (WCAG 1.4.13). */
const leaveMs = 150;
const gap = 8;

// Icon-only controls with a label, and everything with a title.
const named = '[title]:not([title=""]), :is(a, button, summary)[aria-label]';

/**
 * Shows tooltips for icon buttons and elements with a `title`: after 700 ms under a resting mouse, at once on keyboard
 * focus, never on touch. Screen readers already announce these labels. One listener serves the whole page, so that
 * controls need no script.
 */
export function startTooltips(): void {
  // Older browsers show titles in their own way.
  if (isStarted || !('popover' in HTMLElement.prototype)) return;
  isStarted = true;
  const bubble = createBubble();
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
    // Otherwise the browser shows its own tooltip too; an empty title also hides those of ancestors.
    if (title !== null) control.setAttribute('title', '');
    shown = { control, title };
    bubble.textContent = words;
    // Append it inside the dialog, so that a click on it doesn't count as a click outside.
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

/** Returns a control's label; empty if that is already visible as text, or if the menu of the control is open. */
function wordsOf(control: Element): string {
  if (control.matches('details[open] > summary, [aria-expanded="true"]')) return '';
  const label = control.getAttribute('aria-label') ?? '';
  return control.getAttribute('title') || (hasVisibleText(control) ? '' : label);
}

function hasVisibleText(control: Element): boolean {
  return control instanceof HTMLElement && control.innerText.trim() !== '';
}

function createBubble(): HTMLElement {
  const bubble = document.createElement('div');
  bubble.popover = 'manual';
  bubble.setAttribute('aria-hidden', 'true');
  bubble.dataset.tooltip = '';
  bubble.className =
    'fixed m-0 max-w-64 animate-fade-in rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm leading-snug print:hidden';
  return bubble;
}

/** Places the tooltip above the control, or below it when there is no space, inside the window. All in CSS pixels. */
function place(bubble: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const over = top - gap - offsetHeight;
  const y = over >= gap ? over : bottom + gap;
  const middle = left + width / 2 - offsetWidth / 2;
  const last = document.documentElement.clientWidth - offsetWidth - gap;
  bubble.style.inset = `${y}px auto auto ${Math.max(gap, Math.min(middle, last))}px`;
}
