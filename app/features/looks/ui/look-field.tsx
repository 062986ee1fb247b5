import { useEffect, useState } from 'react';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { lookTexts } from '#app/features/looks/texts.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { withFetched } from '#app/ui/hooks/effects.ts';
import { fetchLooks } from './looks.api.client.ts';

type LookFieldProps = {
  /** The id of the chosen look; empty: the default one. */
  value: string;
  onChoose: (id: string) => void;
};

/** The saved look of a client's documents; shows nothing to sellers without saved looks. */
export function LookField({ value, onChoose }: LookFieldProps) {
  const [looks, setLooks] = useState<readonly OwnLook[]>([]);
  useEffect(() => withFetched(fetchLooks(), ({ start }) => setLooks(start?.looks ?? [])), []);
  // The form has the field from the start, so that loading its choices doesn't count as a change.
  if (looks.length === 0) return <input type="hidden" name="lookId" value={value} />;
  return (
    <SelectField
      label={lookTexts.ofClient.label}
      name="lookId"
      options={[
        { value: '', label: lookTexts.ofClient.usual },
        ...looks.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
