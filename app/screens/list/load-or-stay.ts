import { describeFailedView } from './describe-failed-view.ts';

/**
 * Loads a list in the browser. A view that does not come leaves the list and what was typed on screen: its failure is
 * data, and is told of there.
 * @throws what the list has no words for, and every failure of another page than the one on screen
 */
export async function loadOrStay<Loaded>(
  request: Request,
  load: () => Promise<Loaded>,
): Promise<Loaded | { failure: string }> {
  try {
    return await load();
  } catch (error) {
    const isOnList = window.location.pathname === new URL(request.url).pathname;
    const message = describeFailedView(error);
    if (!isOnList || message === null) throw error;
    return { failure: message };
  }
}
