import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { SavedLooks } from '#app/features/looks/ui/saved-looks.tsx';
import { aMoment, enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const look = (name: string, isDefault = false): OwnLook => ({
  id: `id of ${name}`,
  name,
  template: 'modern',
  look: null,
  isDefault,
});

/** The list of Settings, with a server that has these looks. */
async function openList(looks: OwnLook[]) {
  const posted: Record<string, unknown>[] = [];
  const answers: object[] = [];
  vi.stubGlobal('fetch', async (_: string, sent?: { body: string }) => {
    if (!sent) return Response.json({ looks });
    posted.push(JSON.parse(sent.body));
    return Response.json(answers.shift() ?? { outcome: 'saved' });
  });
  const { place } = await openScreenInDom(<SavedLooks />);
  const settle = () => act(async () => void (await aMoment()));
  await settle();
  const press = async (name: string, within: Element = document.body) => {
    const button = [...within.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    await act(async () => button?.click());
    await settle();
  };
  const dialog = () => document.querySelector('[role$="dialog"]');
  return { place, posted, answers, press, dialog };
}

test('an account without designs is told how to save one', async () => {
  const { place } = await openList([]);
  expect(place.textContent).toBe('You haven’t saved any designs yet.');
});

test('a design is made the default, and no longer', async () => {
  const { press, posted, place } = await openList([look('Weddings', true), look('Portraits')]);
  expect(place.querySelectorAll('li')[0]?.textContent).toContain('Default');
  await press('Make Portraits the default design');
  await press('Stop using Weddings by default');
  expect(posted).toMatchObject([
    { intent: 'save', id: 'id of Portraits', isDefault: true, saved: { name: 'Portraits' } },
    { intent: 'save', id: 'id of Weddings', isDefault: false },
  ]);
});

test('a design is renamed; a refused name stays in the dialog', async () => {
  const { press, posted, answers, dialog } = await openList([look('Weddings')]);
  await press('Rename Weddings');
  const name = dialog()?.querySelector<HTMLInputElement>('[name="name"]');
  if (!name) throw new Error('There is no dialog');
  answers.push({ outcome: 'invalid', errors: { name: 'Name is required' } });
  await act(async () => enter(name, ''));
  await press('Save', dialog() ?? undefined);
  expect(dialog()?.textContent).toContain('Name is required');
  await act(async () => enter(name, 'Parties'));
  await press('Save', dialog() ?? undefined);
  expect(dialog()).toBeNull();
  expect(posted.at(-1)).toMatchObject({ saved: { name: 'Parties', template: 'modern' } });
});

test('a design is deleted after a question', async () => {
  const { press, posted, answers, dialog } = await openList([look('Weddings')]);
  await press('Delete Weddings');
  expect(dialog()?.textContent).toContain('Delete “Weddings”?');
  expect(posted).toEqual([]);
  answers.push({ outcome: 'deleted' });
  await press('Delete', dialog() ?? undefined);
  expect(posted).toEqual([{ intent: 'delete', id: 'id of Weddings' }]);
  expect(dialog()).toBeNull();
});
