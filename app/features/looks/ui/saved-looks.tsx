import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import { defaultLook } from '#app/domain/looks/look.ts';
import { templateTexts } from '#app/features/invoice-sheet/texts.ts';
import { lookTexts } from '#app/features/looks/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { controlTexts, fieldTexts, recordTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { fetchLooks, type LookCommand, postLook } from './looks.api.client.ts';
import { Swatch } from './swatch.tsx';

type Loaded = Awaited<ReturnType<typeof fetchLooks>>;

/** The saved looks of the account, which can be renamed, deleted and made the default. */
export function SavedLooks() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [dialog, setDialog] = useState<{ look: OwnLook; kind: 'rename' | 'delete' } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(() => void fetchLooks().then(setLoaded), []);
  useEffect(load, [load]);
  const texts = lookTexts.list;

  /** Posts one command at a time; returns the message for a name that was refused. */
  async function change(command: LookCommand): Promise<string | null> {
    if (isBusy) return null;
    setBusy(true);
    const answer = await postLook(command);
    setBusy(false);
    if (answer.outcome === 'invalid') return answer.errors.name ?? answer.errors.look ?? null;
    const message = describeChangeFailure(answer);
    if (message !== null) toast.error(fill(texts.failed, { message }));
    else toast.success(answer.outcome === 'deleted' ? texts.deleted : texts.changed);
    setDialog(null);
    load();
    return null;
  }
  const save = ({ id, isDefault, ...saved }: OwnLook) =>
    change({ intent: 'save', id, isDefault, saved });

  if (!loaded) return null;
  if (loaded.failure !== null) {
    return (
      <>
        <p>{fill(texts.notLoaded, { message: loaded.failure })}</p>
        <Button variant="secondary" onClick={load}>
          {controlTexts.tryAgain}
        </Button>
      </>
    );
  }
  const { looks } = loaded.start;
  if (looks.length === 0) return <p>{texts.none}</p>;
  const deleted = dialog?.kind === 'delete' ? dialog.look : null;
  return (
    <>
      <ul className="card-rows w-full">
        {looks.map((look) => (
          <SavedLookRow
            key={look.id}
            look={look}
            onDefault={() => void save({ ...look, isDefault: !look.isDefault })}
            onOpen={(kind) => setDialog({ look, kind })}
          />
        ))}
      </ul>
      {dialog?.kind === 'rename' && (
        <RenameDialog
          look={dialog.look}
          isSaving={isBusy}
          onSave={save}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        title={texts.deletion.title}
        question={deleted && fill(texts.deletion.question, { name: deleted.name })}
        confirmLabel={recordTexts.delete}
        isWorking={isBusy}
        onConfirm={() => deleted && void change({ intent: 'delete', id: deleted.id })}
        onCancel={() => setDialog(null)}
      />
    </>
  );
}

type SavedLookRowProps = {
  look: OwnLook;
  onDefault: () => void;
  onOpen: (kind: 'rename' | 'delete') => void;
};

function SavedLookRow({ look: saved, onDefault, onOpen }: SavedLookRowProps) {
  const { name, template, look, isDefault } = saved;
  const texts = lookTexts.list;
  const usual = isDefault ? texts.unsetUsual : texts.setUsual;
  const usualOf = isDefault ? texts.unsetUsualOf : texts.setUsualOf;
  return (
    <li>
      <span className="flex items-center gap-3">
        <Swatch color={look?.accent ?? defaultLook.accent} />
        <span className="font-medium text-ink">{name}</span>
        <span>{templateTexts[template].label}</span>
        {isDefault && <Badge tone="accent">{texts.usual}</Badge>}
      </span>
      <span className="-mr-3 flex flex-wrap justify-end">
        <Button
          variant="quiet"
          size="small"
          aria-label={fill(usualOf, { name })}
          onClick={onDefault}
        >
          {usual}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={fill(texts.renameOf, { name })}
          onClick={() => onOpen('rename')}
        >
          {texts.rename}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={fill(texts.deleteOf, { name })}
          onClick={() => onOpen('delete')}
        >
          {recordTexts.delete}
        </Button>
      </span>
    </li>
  );
}

type RenameDialogProps = {
  look: OwnLook;
  isSaving: boolean;
  /** Returns the message if the name was refused. */
  onSave: (renamed: OwnLook) => Promise<string | null>;
  onClose: () => void;
};

function RenameDialog({ look, isSaving, onSave, onClose }: RenameDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { refuse, field } = useRefusals<'name'>(form, null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const name = String(new FormData(form.current).get('name'));
    const message = await onSave({ ...look, name });
    if (message !== null) refuse({ name: message });
  }

  return (
    <FormDialog
      open
      title={fill(lookTexts.list.renameOf, { name: look.name })}
      saveLabel={recordTexts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      <form ref={form} id={formId} noValidate onSubmit={save}>
        <TextField
          label={fieldTexts.labels.name}
          name="name"
          required
          autoComplete="off"
          defaultValue={look.name}
          {...field('name')}
        />
      </form>
    </FormDialog>
  );
}
