import { useBlocker, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** How long the list is on screen on the way to a new invoice. */
const listMs = 100;

type CreateAgainParts = {
  /** Where the form is, without what is opened in it. */
  formPath: string;
  /** The list that a signed-in user passes through; null for guests. */
  listPath: string | null;
  /** What is there: the form of a new invoice, of a saved one, or none at all. */
  shown: 'new' | 'opened' | 'none';
};

/** Create Invoice was pressed while its form is open. */
export type CreateAgain = {
  /** `Create New Invoice?` waits for its answer. */
  isAsked: boolean;
  /** Continue Current. */
  goOn: () => void;
  /** Create New; the draft is forgotten already. */
  createNew: () => void;
};

/**
 * Asks before Create Invoice takes away what stands in its form: whichever link leads here,
 * from the frame, the menu or the footer, stays where it is. Create New begins a new form in place, by its `times`; a
 * signed-in user passes through the list, if there is a network to fetch it from.
 */
export function useCreateAgain({ formPath, listPath, shown }: CreateAgainParts): {
  again: CreateAgain;
  times: number;
} {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [times, setTimes] = useState(0);
  const isPassing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      shown !== 'none' &&
      historyAction !== 'POP' &&
      !isPassing.current &&
      currentLocation.pathname === formPath &&
      `${nextLocation.pathname}${nextLocation.search}` === formPath,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setAsked(true);
  }, [blocker]);

  // The list has taken the form's place.
  useEffect(
    () => () => {
      const isOnList = isPassing.current && window.location.pathname === listPath;
      if (isOnList) setTimeout(() => navigate(formPath), listMs);
    },
    [navigate, formPath, listPath],
  );

  const createNew = () => {
    setAsked(false);
    if (shown === 'new') setTimes((before) => before + 1);
    const onTheWay = navigator.onLine ? listPath : null;
    const to = onTheWay ?? (shown === 'opened' ? formPath : null);
    if (to === null) return;
    // The way back from the list is not asked about either.
    isPassing.current = true;
    navigate(to);
    isPassing.current = to === onTheWay;
  };
  return { again: { isAsked, goOn: () => setAsked(false), createNew }, times };
}
