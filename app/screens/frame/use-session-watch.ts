import { useEffect, useRef } from 'react';
import { announcePerson, type Person, watchPerson } from '#app/browser/session-watch.client.ts';

/** Watches over a page of `person` and tells other tabs when somebody signs in or out in this one. */
export function useSessionWatch(person: Person): void {
  const known = useRef(person);
  useEffect(() => {
    if (person === undefined) return;
    const before = known.current;
    known.current = person;
    if (before !== undefined && before !== person) announcePerson(person);
    return watchPerson(person);
  }, [person]);
}
