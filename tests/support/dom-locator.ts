import { aMoment, clickPart, enter, isOn, moveFocus, pressKey, until } from './dom-actions.ts';
import {
  isCalled,
  isThere,
  labelsNow,
  nameOf,
  partsOfRole,
  partsWithText,
  textOf,
  type Words,
} from './page-parts.ts';

// The part of Playwright's locators that our tests use, for a page in happy-dom.

type Named = {
  name?: Words;
  exact?: boolean;
  checked?: boolean;
  selected?: boolean;
  level?: number;
};
type Filter = { has?: DomLocator; hasText?: Words; visible?: boolean };

/** Elements of a page, queried again at each use; actions wait until there is one. */
export class DomLocator {
  constructor(
    readonly find: () => HTMLElement[],
    readonly what: string,
  ) {}

  private below(what: string, find: (scope: HTMLElement) => HTMLElement[]): DomLocator {
    const all = () => [...new Set(this.find().flatMap(find))];
    return new DomLocator(all, `${this.what} › ${what}`);
  }

  getByRole(role: string, { name, exact, checked, selected, level }: Named = {}): DomLocator {
    return this.below(`${role} ${name ?? ''}`, (scope) => {
      const labels = labelsNow();
      return partsOfRole(scope, role).filter((part) => {
        if (level !== undefined && part.tagName !== `H${level}`) return false;
        if (checked !== undefined && isOn(part) !== checked) return false;
        if (selected !== undefined && (part.ariaSelected === 'true') !== selected) return false;
        return name === undefined || isCalled(nameOf(part, labels), name, exact);
      });
    });
  }

  getByLabel(label: Words, { exact }: { exact?: boolean } = {}): DomLocator {
    const named = 'input, select, textarea, [aria-label], [aria-labelledby]';
    return this.below(`labelled ${label}`, (scope) => {
      const labels = labelsNow();
      return [...scope.querySelectorAll<HTMLElement>(named)].filter(
        (part) => isCalled(nameOf(part, labels), label, exact) && isThere(part),
      );
    });
  }

  getByText(text: Words, { exact }: { exact?: boolean } = {}): DomLocator {
    return this.below(`text ${text}`, (scope) => partsWithText(scope, text, exact));
  }

  getByTitle(title: Words): DomLocator {
    return this.below(`titled ${title}`, (scope) =>
      [...scope.querySelectorAll<HTMLElement>('[title]')].filter((part) =>
        isCalled(part.title, title),
      ),
    );
  }

  locator(selector: string, { hasText }: Pick<Filter, 'hasText'> = {}): DomLocator {
    return this.below(selector, (scope) => [
      ...scope.querySelectorAll<HTMLElement>(selector),
    ]).filter({ hasText });
  }

  filter({ has, hasText }: Filter): DomLocator {
    const fits = (part: HTMLElement) =>
      (!has || has.find().some((inner) => part.contains(inner))) &&
      (!hasText || isCalled(textOf(part), hasText));
    return new DomLocator(() => this.find().filter(fits), this.what);
  }

  and(other: DomLocator): DomLocator {
    return new DomLocator(() => {
      const others = new Set(other.find());
      return this.find().filter((part) => others.has(part));
    }, this.what);
  }

  nth(at: number): DomLocator {
    return new DomLocator(() => this.find().slice(at, at === -1 ? undefined : at + 1), this.what);
  }

  first(): DomLocator {
    return this.nth(0);
  }

  last(): DomLocator {
    return this.nth(-1);
  }

  /** Waits for the first matching element. */
  one(): Promise<HTMLElement> {
    return until(() => {
      const [part] = this.find();
      if (!part) throw new Error(`Not there: ${this.what}`);
      return part;
    });
  }

  async waitFor({ state = 'visible' }: { state?: string } = {}): Promise<void> {
    if (state === 'visible' || state === 'attached') await this.one();
    else {
      await until(() => {
        if (this.find().length > 0) throw new Error(`Still there: ${this.what}`);
      });
    }
  }

  async click({ trial }: { trial?: boolean } = {}): Promise<void> {
    const part = await until(() => {
      const found = this.find()[0];
      if (!found) throw new Error(`Not there: ${this.what}`);
      if (found.matches(':disabled')) throw new Error(`Disabled: ${this.what}`);
      return found;
    });
    if (!trial) await clickPart(part);
  }

  tap(): Promise<void> {
    return this.click();
  }

  async dblclick(): Promise<void> {
    const part = await this.one();
    part.click();
    part.click();
    await aMoment();
  }

  async fill(text: string): Promise<void> {
    const control = (await this.one()) as HTMLInputElement;
    moveFocus(control);
    enter(control, text);
    await aMoment();
  }

  clear(): Promise<void> {
    return this.fill('');
  }

  async pressSequentially(text: string): Promise<void> {
    const control = (await this.one()) as HTMLInputElement;
    for (let length = 1; length <= text.length; length += 1) {
      await this.fill(text.slice(0, length));
    }
    control.focus();
  }

  async selectOption(wanted: string | { label?: string; value?: string }): Promise<void> {
    const asked = typeof wanted === 'string' ? { label: wanted, value: wanted } : wanted;
    const select = (await this.one()) as unknown as HTMLSelectElement;
    const option = await until(() => {
      const found = [...select.options].find(
        (each) => each.value === asked.value || textOf(each) === asked.label,
      );
      if (!found) throw new Error(`No option ${JSON.stringify(wanted)}: ${this.what}`);
      return found;
    });
    moveFocus(select as unknown as HTMLElement);
    enter(select, option.value);
    await aMoment();
  }

  async setChecked(isChecked: boolean): Promise<void> {
    const part = await this.one();
    if (isOn(part) !== isChecked) await clickPart(part);
  }

  check(): Promise<void> {
    return this.setChecked(true);
  }

  uncheck(): Promise<void> {
    return this.setChecked(false);
  }

  async focus(): Promise<void> {
    moveFocus(await this.one());
    await aMoment();
  }

  async blur(): Promise<void> {
    (await this.one()).blur();
    await aMoment();
  }

  async press(key: string): Promise<void> {
    const part = await this.one();
    moveFocus(part);
    await pressKey(part, key);
  }

  async setInputFiles(given: unknown): Promise<void> {
    const input = (await this.one()) as HTMLInputElement;
    const files = [given].flat() as { name: string; mimeType: string; buffer: Uint8Array }[];
    const made = files.map(
      ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
    );
    Object.defineProperty(input, 'files', { configurable: true, value: made });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await aMoment();
  }

  async dispatchEvent(type: string, given: object = {}): Promise<void> {
    const event = new Event(type, { bubbles: true, cancelable: true });
    (await this.one()).dispatchEvent(Object.assign(event, given));
    await aMoment();
  }

  async evaluate<T>(look: (part: HTMLElement, given?: never) => T, given?: never): Promise<T> {
    return look(await this.one(), given);
  }

  async evaluateAll<T>(look: (parts: HTMLElement[]) => T): Promise<T> {
    return look(this.find());
  }

  async count(): Promise<number> {
    return this.find().length;
  }

  async all(): Promise<DomLocator[]> {
    return this.find().map((part) => new DomLocator(() => [part], this.what));
  }

  async inputValue(): Promise<string> {
    return ((await this.one()) as HTMLInputElement).value;
  }

  async innerText(): Promise<string> {
    return textOf(await this.one());
  }

  async allInnerTexts(): Promise<string[]> {
    return this.find().map(textOf);
  }

  async textContent(): Promise<string | null> {
    return (await this.one()).textContent;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name);
  }

  async isVisible(): Promise<boolean> {
    return this.find().length > 0;
  }

  async isChecked(): Promise<boolean> {
    return isOn(await this.one());
  }

  async isDisabled(): Promise<boolean> {
    return (await this.one()).matches(':disabled, [aria-disabled=true]');
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled());
  }
}
