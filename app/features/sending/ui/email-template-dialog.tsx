import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type DocumentLanguage,
  documentLanguages,
  ownNameOf,
} from '#app/domain/language/document-language.ts';
import { type TemplateKind, templateKinds } from '#app/domain/sending/client-email.ts';
import {
  type EmailCopy,
  listPlaceholders,
  maxMessageLength,
  maxSubjectLength,
  type TemplateStart,
} from '#app/domain/sending/email-template.ts';
import { sendingSettingsTexts, sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { postTemplate } from './sending.api.client.ts';

type EmailTemplateDialogProps = {
  /** Null keeps the dialog closed. */
  start: TemplateStart | null;
  onClose: () => void;
};

/** The templates of emails to clients, by kind and language. */
export function EmailTemplateDialog({ start, onClose }: EmailTemplateDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={start !== null}
      title={sendingSettingsTexts.title}
      size="wide"
      saveLabel={sendingSettingsTexts.save}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {start && (
        <EmailCopyForm
          start={start}
          formId={formId}
          isSaving={isSaving}
          onSaving={setSaving}
          onSaved={onClose}
        />
      )}
    </FormDialog>
  );
}

/** A template of a kind and language; each edited one is saved. */
type TypedEmailCopy = EmailCopy & { kind: TemplateKind; language: DocumentLanguage };

/** Saves templates one after the other, up to the first that is refused. */
async function postAll(all: readonly TypedEmailCopy[]) {
  for (const words of all) {
    const { kind, language, subject, message } = words;
    const answer = await postTemplate({ kind, language }, { subject, message });
    if (answer.outcome === 'invalid') return { words, issues: answer.issues };
    const failure = describeChangeFailure(answer);
    if (failure !== null) {
      const form = fill(sendingSettingsTexts.failed, { message: failure });
      return { words, issues: { form } };
    }
  }
  return null;
}

type EmailCopyFormProps = {
  start: TemplateStart;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
};

function EmailCopyForm({ start, formId, isSaving, onSaving, onSaved }: EmailCopyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<TemplateKind>('invoice');
  const [language, setLanguage] = useState<DocumentLanguage>(start.language);
  const stored = start.templates.find((each) => each.kind === kind && each.language === language);
  const key = `${kind} ${language}`;
  const usual = stored?.usual ?? { subject: '', message: '' };
  const [typed, setTyped] = useState<Partial<Record<string, TypedEmailCopy>>>({});
  const words = typed[key] ?? stored?.own ?? usual;
  const { errors, refuse, correct, clear } = useRefusals<keyof EmailCopy>(form, null);
  const write = ({ subject, message }: EmailCopy) =>
    setTyped((all) => ({ ...all, [key]: { kind, language, subject, message } }));
  const text = (name: keyof EmailCopy) => ({
    name,
    value: words[name],
    error: errors[name],
    autoComplete: 'off',
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      write({ ...words, [name]: target.value });
      correct(name);
    },
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clear();
    onSaving(true);
    const refused = await postAll(Object.values(typed).filter((each) => each !== undefined));
    onSaving(false);
    if (refused) {
      setKind(refused.words.kind);
      setLanguage(refused.words.language);
      return refuse(refused.issues);
    }
    toast.success(sendingSettingsTexts.saved);
    onSaved();
  }

  const isUsual = words.subject === usual.subject && words.message === usual.message;
  return (
    <form ref={form} id={formId} noValidate onSubmit={save} className="flex flex-col gap-5">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <SelectField
        label={sendingSettingsTexts.kind}
        value={kind}
        options={templateKinds.map((each) => ({
          value: each,
          label: sendingSettingsTexts.kinds[each],
        }))}
        onChange={({ target }) => {
          setKind(target.value as TemplateKind);
          clear();
        }}
      />
      <SelectField
        label={sendingSettingsTexts.language}
        hint={sendingSettingsTexts.languageHint}
        value={language}
        options={documentLanguages.map((each) => ({
          value: each,
          label: ownNameOf(each),
          lang: each.slice(0, 5),
        }))}
        onChange={({ target }) => {
          setLanguage(target.value as DocumentLanguage);
          clear();
        }}
      />
      <TextField label={sendingTexts.subject} maxLength={maxSubjectLength} {...text('subject')} />
      <TextAreaField
        label={sendingTexts.message}
        hint={fill(sendingTexts.fields, { fields: listPlaceholders(start.labels) })}
        rows={7}
        maxLength={maxMessageLength}
        {...text('message')}
      />
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          blocked={isUsual}
          onClick={() => write(usual)}
        >
          {sendingSettingsTexts.usual}
        </Button>
      </div>
    </form>
  );
}
