import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { TextField } from '#app/components/fields/text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>;

/** A password with a button that shows what is typed; without scripts it is a plain password field. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        canShow && (
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="flex size-11 items-center justify-center rounded-md hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )
      }
    />
  );
}

// @covers V6.2.6
