import { useEffect, useState } from 'react';

/** A value that resets to null some milliseconds after it was set. */
export function useTemporary<Value>(ms: number) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return [value, setValue] as const;
}
