/** A fake `WebSocket` and its connection: records what the page opened, sent and closed, and plays the server. */
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
  /** Closes the connection from the server's or the network's side. */
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
