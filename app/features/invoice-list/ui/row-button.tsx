import { type ComponentPropsWithoutRef, forwardRef } from 'react';

/** A button of a row. Rows are in no form, so it needs no type, which 50 rows would repeat six times each. */
export const RowButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function RowButton(props, ref) {
    return <button ref={ref} {...props} />;
  },
);
