import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldChange } from '#app/domain/custom-fields/change-fields.ts';
import {
  type CustomField,
  type FieldMeaning,
  fieldMeanings,
  fieldOwners,
  printPlaces,
  readyMadeFields,
} from '#app/domain/custom-fields/custom-field.ts';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { fieldSettingsTexts } from '#app/features/custom-fields/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button, IconButton } from '#app/ui/buttons/button.tsx';
import { MoveButtons } from '#app/ui/list/move-buttons.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { postCustomFields } from './custom-fields.api.client.ts';
import { FieldDialog } from './field-dialog.tsx';

/** Creates a field with default settings. */
function blankField(
  owner: CustomField['owner'],
  kind: CustomField['kind'],
  label: string,
  meaning: FieldMeaning | null = null,
): CustomField {
  return {
    id: crypto.randomUUID(),
    owner,
    kind,
    label,
    otherLabels: {},
    choices: [],
    defaultValue: '',
    isRequired: false,
    documentKinds: [...documentKinds],
    printPlace: printPlaces[owner][0],
    meaning,
    isSearched: false,
    isHidden: false,
  };
}

type CustomFieldListProps = {
  fields: readonly CustomField[];
  onChanged: (fields: readonly CustomField[]) => void;
};

/** The seller's fields with buttons to add, edit, move, hide and delete them. */
export function CustomFieldList({ fields, onChanged }: CustomFieldListProps) {
  const [edited, setEdited] = useState<{ field: CustomField; isNew: boolean } | null>(null);
  const [removed, setRemoved] = useState<CustomField | null>(null);
  const isBusy = useRef(false);

  /** Posts a change; returns the message if it was refused. */
  async function post(change: FieldChange): Promise<string | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    const answer = await postCustomFields(change);
    isBusy.current = false;
    if (answer.outcome !== 'saved') return describeChangeFailure(answer) ?? '';
    flushSync(() => onChanged(answer.fields));
    if (change.intent !== 'move') toast.success(fieldSettingsTexts.done[change.intent]);
    return null;
  }

  /** Posts a change and shows why it was refused. */
  async function apply(change: FieldChange): Promise<void> {
    const message = await post(change);
    if (message !== null) toast.error(fill(fieldSettingsTexts.notDone, { message }));
  }

  const addReadyMade = (meaning: FieldMeaning) => {
    const { owner, kind } = readyMadeFields[meaning];
    const field = blankField(owner, kind, fieldSettingsTexts.names[meaning], meaning);
    return apply({ intent: 'save', field });
  };

  const unused = fieldMeanings.filter(
    (meaning) => !fields.some((field) => field.meaning === meaning),
  );
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft text-sm">{fieldSettingsTexts.hint}</p>
      {fieldOwners.map((owner) => {
        const own = fields.filter((field) => field.owner === owner);
        return (
          <section key={owner} aria-label={fieldSettingsTexts.owners[owner]}>
            <h3 className="font-medium">{fieldSettingsTexts.owners[owner]}</h3>
            {(owner === 'client' || owner === 'product') && (
              <p className="text-ink-soft text-sm">{fieldSettingsTexts.fillIn[owner]}</p>
            )}
            {own.length === 0 && <p className="mt-2 text-ink-soft">{fieldSettingsTexts.none}</p>}
            <ul className="mt-2 divide-y divide-line">
              {own.map((field, at) => (
                <FieldRow
                  key={field.id}
                  field={field}
                  isFirst={at === 0}
                  isLast={at === own.length - 1}
                  onChange={apply}
                  onEdit={() => setEdited({ field, isNew: false })}
                  onRemove={() => setRemoved(field)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {unused.length > 0 && (
        <section aria-label={fieldSettingsTexts.readyMade}>
          <h3 className="font-medium">{fieldSettingsTexts.readyMade}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {unused.map((meaning) => (
              <Button
                key={meaning}
                variant="secondary"
                size="small"
                className="min-h-11"
                onClick={() => void addReadyMade(meaning)}
              >
                <Plus aria-hidden="true" className="size-4" />
                {fieldSettingsTexts.names[meaning]}
              </Button>
            ))}
          </div>
        </section>
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => setEdited({ field: blankField('document', 'text', ''), isNew: true })}
        >
          {fieldSettingsTexts.add}
        </Button>
      </div>
      {edited && (
        <FieldDialog
          {...edited}
          onSave={(field) => post({ intent: 'save', field })}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        title={fill(fieldSettingsTexts.question.title, { label: removed?.label ?? '' })}
        question={removed && fieldSettingsTexts.question.text}
        confirmLabel={fieldSettingsTexts.question.confirm}
        onConfirm={() => {
          if (removed) void apply({ intent: 'delete', id: removed.id });
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      />
    </div>
  );
}

type FieldRowProps = {
  field: CustomField;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: FieldChange) => Promise<void>;
  onEdit: () => void;
  onRemove: () => void;
};

function FieldRow({ field, isFirst, isLast, onChange, onEdit, onRemove }: FieldRowProps) {
  const { id, label, kind, isHidden } = field;
  const named = (text: string) => fill(text, { label });
  const icon = { 'aria-hidden': true, className: 'size-[1.125rem]' } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {label}{' '}
        <span className="text-ink-soft text-sm">
          {isHidden ? fieldSettingsTexts.hidden : fieldSettingsTexts.form.kinds[kind]}
        </span>
      </p>
      <div className="-mr-3 flex">
        <MoveButtons
          upLabel={named(fieldSettingsTexts.moveUp)}
          downLabel={named(fieldSettingsTexts.moveDown)}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => onChange({ intent: 'move', id, by })}
        />
        <IconButton label={named(fieldSettingsTexts.edit)} onClick={onEdit}>
          <Pencil {...icon} />
        </IconButton>
        <IconButton
          label={named(isHidden ? fieldSettingsTexts.show : fieldSettingsTexts.hide)}
          onClick={() => void onChange({ intent: isHidden ? 'show' : 'hide', id })}
        >
          {isHidden ? <Eye {...icon} /> : <EyeOff {...icon} />}
        </IconButton>
        <IconButton label={named(fieldSettingsTexts.remove)} tone="danger" onClick={onRemove}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </li>
  );
}
