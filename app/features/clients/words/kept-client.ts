import { clientTexts } from '#app/features/clients/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** Said of a client whom a first invoice left behind; the sentences are ours. */
export const keptClientMessages = {
  kept: (name: string) => fill(clientTexts.kept.kept, { name }),
  gone: (name: string) => fill(clientTexts.kept.gone, { name }),
  stays: (name: string) => fill(clientTexts.kept.stays, { name }),
  failed: (name: string) => fill(clientTexts.kept.failed, { name }),
};
