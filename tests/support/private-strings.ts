import type { Page } from 'playwright-core';

/** Returns which of these texts are stored anywhere on the device that a page can use. */
export function privateStrings(page: Page, strings: string[]): Promise<string[]> {
  return page.evaluate(async (texts) => {
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    kept.push(document.cookie, window.name);
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await answerOf(indexedDB.open(name));
      kept.push(name);
      for (const store of base.objectStoreNames) {
        const all = base.transaction(store).objectStore(store);
        const [keys, values] = [all.getAllKeys(), all.getAll()];
        kept.push(store, JSON.stringify([await answerOf(keys), await answerOf(values)]));
      }
      base.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.filter((text) => kept.some((each) => each.includes(text)));

    function answerOf<Answer>(asked: IDBRequest<Answer>): Promise<Answer> {
      return new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    }
  }, strings);
}
