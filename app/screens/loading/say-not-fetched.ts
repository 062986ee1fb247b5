import { toast } from '#app/components/messages/toast.tsx';

/** Said when a part that was asked for by a press did not come. */
export function sayNotFetched(): void {
  toast.error('This could not be opened. Please check your connection and try again.');
}
