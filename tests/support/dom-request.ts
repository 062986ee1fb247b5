/**
 * The part of `XMLHttpRequest` that our pages use, on the page's own network; happy-dom's would use the real one.
 * @param ask the page's `fetch`
 */
export function requestOver(ask: typeof fetch): new () => EventTarget {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers = new Headers();
    private readonly abortion = new AbortController();
    private method = 'GET';
    private address = '';
    status = 0;
    responseText = '';

    open(method: string, address: string): void {
      Object.assign(this, { method, address });
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    abort(): void {
      this.abortion.abort();
    }

    async send(body: string): Promise<void> {
      const { method, headers, upload } = this;
      const ended = new Promise<never>((_, reject) => {
        this.abortion.signal.addEventListener('abort', () => reject(new Error('Aborted')));
      });
      const all = { lengthComputable: true, loaded: body.length, total: body.length };
      const asked = ask(this.address, { method, headers, body });
      // A request that a test aborts at once is never sent.
      const isCut = await Promise.race([asked.then(hasCome, () => true), later()]);
      if (!isCut) {
        upload.dispatchEvent(Object.assign(new Event('progress'), all));
        upload.dispatchEvent(new Event('load'));
      }
      try {
        const answer = await Promise.race([asked, ended]);
        this.responseText = await answer.text();
        this.status = answer.status;
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event(this.abortion.signal.aborted ? 'abort' : 'error'));
      }
      this.dispatchEvent(new Event('loadend'));
    }
  };
}

const hasCome = () => false;
const later = () => new Promise<boolean>((resolve) => setImmediate(() => resolve(false)));
