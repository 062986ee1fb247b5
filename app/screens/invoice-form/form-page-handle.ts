import type { TypedKind } from '#app/domain/documents/kind.ts';
import type { PageHandle } from '../frame/own-names.ts';
import { formWords } from './form-words.ts';

type Loaded = { opened?: { kind: string; documentKind?: TypedKind } | null } | undefined;

/** The form of what is no invoice is called after it. */
export const formPageHandle: PageHandle = {
  names: (data) => {
    const opened = (data as Loaded)?.opened;
    if (opened?.documentKind !== 'estimate') return {};
    const words = formWords('estimate');
    return { name: opened.kind === 'edit' ? words.edit : words.create };
  },
};
