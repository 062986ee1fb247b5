import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { documentLook, hasLook, type OwnLook } from '#app/domain/looks/check-look.ts';
import { useDraft, useInvoiceFormContext } from '#app/features/invoice-form/public.ts';
import { lookTexts } from '#app/features/looks/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { postLook } from './looks.api.client.ts';

/** Chooses one of the saved looks, and saves the draft's. */
export function SavedLookField({ looks }: { looks: readonly OwnLook[] }) {
  const { dispatch } = useInvoiceFormContext();
  const current =
    useDraft((draft) => looks.find((saved) => hasLook(draft, documentLook(saved)))) ?? null;
  const [isSaving, setSaving] = useState(false);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {looks.length > 0 && (
        <SelectField
          label={lookTexts.saved}
          name="look.saved"
          className="min-w-48 flex-1"
          value={current?.id ?? ''}
          options={[
            { value: '', label: lookTexts.unsaved },
            ...looks.map(({ id, name, isDefault }) => ({
              value: id,
              label: isDefault ? fill(lookTexts.usualName, { name }) : name,
            })),
          ]}
          onChange={({ target }) => {
            const chosen = looks.find(({ id }) => id === target.value);
            if (!chosen) return;
            const change = documentLook(chosen);
            dispatch({ type: 'apply', change: (draft) => ({ ...draft, ...change }) });
          }}
        />
      )}
      <Button variant="secondary" onClick={() => setSaving(true)}>
        {lookTexts.save.open}
      </Button>
      {isSaving && (
        <SaveLookDialog looks={looks} current={current} onClose={() => setSaving(false)} />
      )}
    </div>
  );
}

type SaveLookDialogProps = {
  looks: readonly OwnLook[];
  /** The saved look that the document has. */
  current: OwnLook | null;
  onClose: () => void;
};

/** Asks for the name under which the document's look is saved; a known name replaces that look. */
function SaveLookDialog({ looks, current, onClose }: SaveLookDialogProps) {
  const { document } = useInvoiceFormContext();
  const { revalidate } = useRevalidator();
  const formId = useId();
  // The idempotency key: a form that is sent twice adds one look.
  const [newId] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const [isSaving, setSaving] = useState(false);
  const { errors, refuse, field } = useRefusals<'name'>(form, null);

  async function save(event: FormEvent) {
    event.preventDefault();
    // The dialog's events also bubble to the form around it.
    event.stopPropagation();
    if (isSaving || !form.current) return;
    const typed = new FormData(form.current);
    const name = String(typed.get('name')).trim();
    const { template, look } = document.getSnapshot().values;
    const replaced = looks.find((saved) => saved.name.toLowerCase() === name.toLowerCase());
    setSaving(true);
    const answer = await postLook({
      intent: 'save',
      id: replaced?.id ?? newId,
      isDefault: typed.has('isDefault'),
      saved: { name, template, look },
    });
    setSaving(false);
    if (answer.outcome === 'invalid') {
      return refuse({ name: answer.errors.name, form: answer.errors.look });
    }
    if (answer.outcome === 'refused') return refuse({ form: answer.message });
    const message = describeChangeFailure(answer);
    if (message !== null) return refuse({ form: fill(lookTexts.save.failed, { message }) });
    toast.success(lookTexts.save.done);
    onClose();
    revalidate();
  }

  return (
    <FormDialog
      open
      title={lookTexts.save.title}
      description={lookTexts.save.about}
      saveLabel={lookTexts.save.title}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      <form ref={form} id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
        {errors.form && <FormAlert>{errors.form}</FormAlert>}
        <TextField
          label={fieldTexts.labels.name}
          hint={looks.length > 0 && lookTexts.save.nameHint}
          name="name"
          required
          autoComplete="off"
          defaultValue={current?.name ?? ''}
          {...field('name')}
        />
        <CheckboxField
          label={lookTexts.save.usual}
          name="isDefault"
          defaultChecked={current ? current.isDefault : looks.length === 0}
        />
      </form>
    </FormDialog>
  );
}
