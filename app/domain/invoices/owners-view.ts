/** What the invoice's owner is told besides, and what their work on it needs. */
export type OwnersView = {
  id: string;
  /** The token of the link to give out; null while sharing is stopped. */
  link: string | null;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  archived: boolean;
  /** What happened to it, as sentences: saved, opened, clicked to pay, paid. */
  history: string[];
};
