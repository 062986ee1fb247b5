import { useId } from 'react';

type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The progress in words: `12 of 30`. */
  text: string;
};

/** The progress of long work. The screen that shows it announces the start in a live region. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1">
      <p id={id} className="flex justify-between gap-4 text-[0.9375rem]">
        <span>{label}</span>
        <span className="figures text-ink-soft">{text}</span>
      </p>
      <progress
        aria-labelledby={id}
        max={max}
        value={value}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
