import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { Badge } from '#app/components/layout/badge.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import type { ListedSession, SecurityAnswer } from '#app/domain/account/security-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { dayInTimeZone, formatDate } from '#app/domain/dates.ts';
import { Subsection } from './settings-section.tsx';

type SessionsListProps = {
  country: CountryCode;
  sessions: ListedSession[];
  /** The person's IANA time zone; null means UTC. */
  timeZone: string | null;
  /** When the page was made, milliseconds since the epoch. */
  now: number;
  post: (fields: Record<string, string>) => Promise<SecurityAnswer>;
};

const others = 'others';
const hourMs = 60 * 60 * 1000;

/** The browsers that are signed in, each other one with a way to end it. */
export function SessionsList({ country, sessions, timeZone, now, post }: SessionsListProps) {
  const [ending, setEnding] = useState<string | null>(null);
  const dayOf = (instant: number) => formatDate(dayInTimeZone(instant, timeZone), country);
  const lastSeen = (instant: number) =>
    now - instant < 2 * hourMs ? 'in use lately' : `last seen ${dayOf(instant)}`;

  const end = async (id: string) => {
    if (ending) return;
    setEnding(id);
    const answer = await post(
      id === others ? { intent: 'end-other-sessions' } : { intent: 'end-session', session: id },
    );
    setEnding(null);
    if (answer.outcome === 'changed') toast.success(answer.message);
    else toast.error(answer.errors.form ?? '');
  };

  return (
    <Subsection id="sessions-heading" heading="Where you are signed in" className="mt-4">
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {sessions.map(({ id, device, signedInAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-ink">{device}</p>
              <p className="figures text-ink-faint text-sm">
                Signed in {dayOf(signedInAt)}
                {!isThis && `, ${lastSeen(lastSeenAt)}`}
              </p>
            </div>
            {isThis ? (
              <Badge tone="accent">This device</Badge>
            ) : (
              <Button
                variant="quiet"
                size="small"
                loading={ending === id}
                aria-label={`Sign out ${device}`}
                onClick={() => end(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          loading={ending === others}
          onClick={() => end(others)}
          className="self-start"
        >
          Sign out others
        </Button>
      )}
    </Subsection>
  );
}
