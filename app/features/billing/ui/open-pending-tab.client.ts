/** A tab that was opened in a press and waits for its address. */
export type PendingTab = {
  /** Where the page opens: the new tab, or this one where the browser allowed none. */
  readonly isNew: boolean;
  go: (url: string) => void;
  /** There is nothing to show: the new tab is closed again. */
  close: () => void;
};

/**
 * Opens a blank tab. Called in the press itself: after an answer browsers take a new tab for a popup and block it.
 * @param sentence stands in it until its page comes
 */
export function openPendingTab(sentence: string): PendingTab {
  const tab = window.open('about:blank', '_blank');
  if (!tab) {
    return { isNew: false, go: (url) => window.location.assign(url), close: () => undefined };
  }
  try {
    // The provider's page gets no hold on this one.
    tab.opener = null;
    tab.document.title = sentence;
    tab.document.documentElement.style.colorScheme = 'light dark';
    const words = tab.document.createElement('p');
    words.textContent = sentence;
    words.style.cssText =
      'font: 1rem/1.5 system-ui, sans-serif; margin: 20vh 1.5rem; text-align: center';
    tab.document.body.appendChild(words);
  } catch {
    // A browser that lets no page write into the tab leaves it blank.
  }
  return {
    isNew: true,
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}
