/** What `run` gives, or else `otherwise`: storage throws when it is full or switched off, and JSON when it is broken. */
export function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
