import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { defaultLook } from '#app/domain/looks/look.ts';
import { LookSection } from '#app/features/invoice-form/ui/look-section.tsx';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { LookPanel } from '#app/features/looks/ui/look-panel.tsx';
import { aMoment, enter } from '#tests/support/dom-actions.ts';
import { guestDefaults } from '../../invoice-form/ui/complete-draft.ts';
import { openForm } from '../../invoice-form/ui/open-form.tsx';

const fresh = startDraft('us', '2026-03-15', guestDefaults);
const saved: OwnLook = {
  id: '5e21e5a0-0000-4000-8000-000000000001',
  name: 'Weddings',
  template: 'modern',
  look: { ...defaultLook, accent: '#be123c', footer: 'See you soon' },
  isDefault: true,
};

/** The requests of the panel, whose answers are given. */
function answerPosts(...answers: object[]) {
  const posted: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return Response.json(answers.shift() ?? { outcome: 'saved' });
  });
  return posted;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test('each choice is part of the draft, and the default design is none', async () => {
  const { control, set, draft, place } = await openForm(fresh, <LookPanel looks={null} />);
  const pick = (label: string) =>
    act(async () => place.querySelector<HTMLElement>(`[title="${label}"] input`)?.click());
  await pick('Navy');
  expect(control('look.accent').value).toBe('#1e3a5f');
  await set('look.typeface', 'source-serif');
  await set('look.logoPlace', 'right');
  await set('look.logoSize', 'large');
  await set('paper', 'a4');
  expect(draft().paper).toBe('a4');
  expect(draft().look).toEqual({
    accent: '#1e3a5f',
    typeface: 'source-serif',
    logoPlace: 'right',
    logoSize: 'large',
    columns: null,
    footer: '',
    opening: '',
    terms: '',
  });
  await pick('Wren green');
  await set('look.typeface', 'inter');
  await set('look.logoPlace', 'left');
  await set('look.logoSize', 'medium');
  expect(draft().look).toBeNull();
});

test('a pale color shows the darker shade of its text', async () => {
  const { set, place } = await openForm(fresh, <LookPanel looks={null} />);
  const shades = () =>
    [...place.querySelectorAll('[role="status"] circle')].map((circle) =>
      circle.getAttribute('fill'),
    );
  expect(shades()).toEqual([]);
  await set('look.accent', '#FFD700');
  expect(place.textContent).toContain('Text uses a darker shade so that it can be read');
  expect(shades()).toEqual(['#ffd700', expect.stringMatching(/^#[0-9a-f]{6}$/)]);
  expect(shades()[0]).not.toBe(shades()[1]);
});

test('guests have no saved designs', async () => {
  const { place } = await openForm(fresh, <LookPanel looks={null} />);
  expect(place.textContent).not.toContain('Save this design');
});

test('a saved design is chosen with its template', async () => {
  const { control, set, send, draft } = await openForm(fresh, <LookPanel looks={[saved]} />);
  expect(control('look.saved').value).toBe('');
  await set('look.saved', saved.id);
  expect(draft()).toMatchObject({
    template: 'modern',
    look: { accent: '#be123c', footer: 'See you soon', opening: '' },
  });
  expect(control('look.saved').value).toBe(saved.id);
  await send({ type: 'set', name: 'template', value: 'classic' });
  expect(control('look.saved').value).toBe('');
});

/** Opens the dialog that saves a design, and saves it under a name. */
async function saveAs(name: string) {
  const dialog = () => document.querySelector('[role="dialog"]');
  const input = () => dialog()?.querySelector<HTMLInputElement>('[name="name"]');
  const field = input();
  if (!field) throw new Error('There is no dialog');
  await act(async () => enter(field, name));
  await act(async () => {
    dialog()?.querySelector<HTMLElement>('[type="submit"]')?.click();
    await aMoment();
  });
  return dialog()?.textContent ?? null;
}

test('a new name saves another design, a known name replaces it', async () => {
  const posted = answerPosts();
  const { press, set } = await openForm(fresh, <LookPanel looks={[saved]} />);
  await set('look.footer', 'Thanks');
  await press('Save this design');
  expect(await saveAs('Portraits')).toBeNull();
  await press('Save this design');
  expect(await saveAs('weddings')).toBeNull();
  const look = expect.objectContaining({ footer: 'Thanks' });
  expect(posted).toMatchObject([
    { intent: 'save', isDefault: false, saved: { name: 'Portraits', template: 'classic', look } },
    { intent: 'save', id: saved.id, saved: { name: 'weddings', look } },
  ]);
  expect(posted[0]?.id).not.toBe(saved.id);
});

test('a refusal stays in the dialog, and a retry is the same design', async () => {
  const message = 'The Free plan includes one saved design.';
  const posted = answerPosts({ outcome: 'refused', message }, { outcome: 'saved' });
  const { press } = await openForm(fresh, <LookPanel looks={[]} />);
  await press('Save this design');
  expect(await saveAs('Portraits')).toContain(message);
  expect(await saveAs('Portraits')).toBeNull();
  expect(posted[1]?.id).toBe(posted[0]?.id);
});

test('the section opens with an error, and an issued document keeps its design', async () => {
  const wrong = new Map([['look.accent', 'Enter a color like #1F5B45']]);
  const section = <LookSection isKept={false} isFixed={false} looks={null} />;
  const { control } = await openForm(fresh, section, 'us', wrong);
  await act(() => vi.dynamicImportSettled());
  expect(control('look.accent').getAttribute('aria-invalid')).toBe('true');
  const issued = await openForm(fresh, <LookSection isKept={false} isFixed looks={null} />);
  await act(async () => issued.place.querySelector('summary')?.click());
  await act(() => vi.dynamicImportSettled());
  expect(issued.find('template')).not.toBeNull();
  expect(issued.find('look.accent')).toBeNull();
});
