import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { RecordFields } from '#app/ui/form/custom-field-input.tsx';
import { customField } from '#tests/fixtures/custom-fields.ts';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const fields = [
  customField({ id: 'project', owner: 'client', label: 'Project', isRequired: true }),
  customField({ id: 'seats', owner: 'client', label: 'Seats', kind: 'number' }),
  customField({ id: 'vip', owner: 'client', label: 'VIP', kind: 'yes-no' }),
];

test('a record’s fields are typed and reported one by one, and others keep their values', async () => {
  let values = JSON.stringify({ hidden: 'kept', seats: '3' });
  const changed: string[] = [];
  function Fields() {
    const [typed, setTyped] = useState(values);
    return (
      <RecordFields
        fields={fields}
        values={typed}
        errorOf={(name) => (name === 'fields.project' ? 'Project is required' : undefined)}
        country="uk"
        onChange={(next, name) => {
          values = next;
          changed.push(name);
          setTyped(next);
        }}
      />
    );
  }
  const { place } = await openScreenInDom(<Fields />);
  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="fields.${name}"]`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  expect(control('seats').value).toBe('3');
  expect(control('project').getAttribute('aria-invalid')).toBe('true');
  expect(place.textContent).toContain('Project is required');
  // A space at the end is part of what is typed next.
  await act(async () => enter(control('project'), 'North '));
  expect(control('project').value).toBe('North ');
  await act(async () => enter(control('project'), 'North quay'));
  await act(async () => control('vip').click());
  await act(async () => enter(control('seats'), ''));
  expect(JSON.parse(values)).toEqual({ hidden: 'kept', project: 'North quay', vip: 'yes' });
  expect(new Set(changed)).toEqual(new Set(['fields.project', 'fields.vip', 'fields.seats']));
});
