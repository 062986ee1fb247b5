/** Asked before something is deleted (`invoices.md` section 8, for clients; the same for products). */
export function deleteQuestion(name: string): string {
  return `Are you sure you want to delete "${name}"? This action cannot be undone.`;
}
