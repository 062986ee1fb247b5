/** A tab that was opened by a click and waits for its URL. */
export type PendingTab = {
  /** Whether the page opens in the new tab; false if the browser blocked it and this tab is used. */
  readonly isNew: boolean;
  go: (url: string) => void;
  /** Closes the new tab when there is nothing to show. */
  close: () => void;
};

/**
 * Opens a blank tab. Must be called in the click handler itself: after a request, browsers block it as a popup.
 * @param sentence shown in the tab until its page loads
 */
export function openPendingTab(sentence: string): PendingTab {
  const tab = window.open('about:blank', '_blank');
  if (!tab) {
    return { isNew: false, go: (url) => window.location.assign(url), close: () => undefined };
  }
  try {
    // The provider's page must not control this one.
    tab.opener = null;
    tab.document.title = sentence;
    tab.document.documentElement.style.colorScheme = 'light dark';
    const words = tab.document.createElement('p');
    words.textContent = sentence;
    words.style.cssText =
      'font: 1rem/1.5 system-ui, sans-serif; margin: 20vh 1.5rem; text-align: center';
    tab.document.body.appendChild(words);
  } catch {
    // A browser that doesn't allow writing into the tab leaves it blank.
  }
  return {
    isNew: true,
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}
