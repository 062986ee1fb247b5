import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { changeFields } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { CustomFieldList } from '#app/features/custom-fields/ui/custom-field-list.tsx';
import { describeDefinitionIssue } from '#app/features/custom-fields/words/definition-issue.ts';
import { ToastArea } from '#app/ui/messages/toast.tsx';
import '#app/ui/messages/toaster.tsx';
import { customField } from '#tests/fixtures/custom-fields.ts';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

/** The list, with a server that applies changes by the real rules. */
async function openList(begun: CustomField[]) {
  let stored: readonly CustomField[] = begun;
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const changed = changeFields(stored, JSON.parse(String(body)));
    if (!changed?.ok) {
      const message = changed ? describeDefinitionIssue(changed.issue) : '';
      return Response.json({ outcome: 'refused', message }, { status: 422 });
    }
    stored = changed.fields;
    return Response.json({ outcome: 'saved', fields: stored });
  });
  function List() {
    const [fields, setFields] = useState<readonly CustomField[]>(begun);
    return <CustomFieldList fields={fields} onChanged={setFields} />;
  }
  const { pass } = await openScreenInDom(
    <>
      <List />
      <ToastArea preload />
    </>,
  );
  const press = async (name: string) => {
    const buttons = [...document.querySelectorAll('button')];
    const isNamed = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent) === name;
    const button = buttons.find(isNamed);
    if (!button) throw new Error(`There is no button ${name}`);
    await act(async () => button.click());
    await pass(500);
  };
  const set = (name: string, value: string) =>
    act(async () => {
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!control) throw new Error(`There is no field ${name}`);
      enter(control, value);
    });
  return { press, set, stored: () => stored, text: () => document.body.textContent ?? '' };
}

test('ready-made fields are added in one press, each once', async () => {
  const { press, stored, text } = await openList([]);
  await press('Order line');
  await press('Project');
  expect(stored()).toMatchObject([
    { label: 'Order line', owner: 'line', kind: 'text', meaning: 'order-line' },
    { label: 'Project', owner: 'document', printPlace: 'dates', meaning: 'project' },
  ]);
  expect(text()).toContain('Field saved');
  const left = [...document.querySelectorAll('section:last-of-type button')];
  expect(left.map(({ textContent }) => textContent)).not.toContain('Project');
});

test('a field is moved, hidden, shown and deleted after a question', async () => {
  const { press, stored } = await openList([
    customField({ label: 'One' }),
    customField({ label: 'Two' }),
  ]);
  const labels = () => stored().map(({ label }) => label);
  await press('Move Two up');
  expect(labels()).toEqual(['Two', 'One']);
  await press('Hide Two');
  expect(stored()[0]?.isHidden).toBe(true);
  await press('Show Two');
  expect(stored()[0]?.isHidden).toBe(false);
  await press('Delete Two');
  expect(labels()).toEqual(['Two', 'One']);
  await press('Delete');
  expect(labels()).toEqual(['One']);
});

test('a new field is defined in a dialog, which says what is wrong', async () => {
  const { press, set, stored, text } = await openList([customField({ label: 'Project' })]);
  await press('New field');
  await set('label', 'project');
  await press('Save field');
  expect(text()).toContain('You already have a field with this label');
  await set('label', 'Speed');
  await set('kind', 'choice');
  await set('choices', 'Normal\nExpress');
  await set('printPlace', 'client');
  await press('Save field');
  expect(stored()[1]).toMatchObject({
    label: 'Speed',
    kind: 'choice',
    choices: ['Normal', 'Express'],
    printPlace: 'client',
    documentKinds: ['invoice', 'estimate', 'credit-note'],
  });
});

test('a field of clients has no places and kinds of documents, and one of documents can be searched', async () => {
  const { press, set, stored, text } = await openList([]);
  expect(text()).toContain('When you choose a client');
  await press('New field');
  expect(document.querySelector('[name="isSearched"]')).not.toBeNull();
  await set('owner', 'client');
  for (const name of ['printPlace', 'isSearched', 'invoice', 'ru']) {
    expect(document.querySelector(`[name="${name}"]`)).toBeNull();
  }
  await set('label', 'Project');
  await press('Save field');
  expect(stored()).toMatchObject([{ owner: 'client', label: 'Project', printPlace: 'nowhere' }]);
  await press('New field');
  await set('label', 'Site');
  await act(async () => document.querySelector<HTMLElement>('[name="isSearched"]')?.click());
  await press('Save field');
  expect(stored()[1]).toMatchObject({ owner: 'document', label: 'Site', isSearched: true });
});
