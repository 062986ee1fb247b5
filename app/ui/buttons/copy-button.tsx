import { fill } from '#app/i18n/fill.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { useTemporary } from '#app/ui/hooks/effects.ts';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { IconButton } from './button.tsx';

const copiedMilliseconds = 2000;

/** Copies a text and confirms that in the button itself; `label` names the text: `IBAN`. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useTemporary<'copied' | 'failed'>(copiedMilliseconds);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <span className="inline-flex items-center">
      <span role="status" className={state === 'failed' ? 'text-danger-ink text-sm' : 'sr-only'}>
        {state === 'copied' && fill(controlTexts.copy.done, { label })}
        {state === 'failed' && controlTexts.copy.failed}
      </span>
      <IconButton
        label={fill(controlTexts.copy.name, { label })}
        onClick={copy}
        className="print:hidden"
      >
        {state === 'copied' ? (
          <LineIcon name="check" className="size-4.5 text-accent-ink" />
        ) : (
          <LineIcon name="copy" className="size-4.5" />
        )}
      </IconButton>
    </span>
  );
}
