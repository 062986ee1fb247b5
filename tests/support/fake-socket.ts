/** A `WebSocket` and the wire behind it: what the page opened, said and closed, and what the server does with it. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: string[] = [];
  isDead = false;
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  /** The server's or the network's end of it. */
  end(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  send(text: string) {
    this.said.push(text);
    if (!this.isDead) queueMicrotask(() => this.tell('pong'));
  }
  close() {
    if (this.readyState === 0) throw new Error('An error on the console');
    this.end(1005);
  }
}
