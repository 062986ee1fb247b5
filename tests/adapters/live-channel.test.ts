import { describe, expect, it } from 'vitest';
import { createLivePublisher, openLiveChannels } from '#app/adapters/live-channel.server.ts';

/** A binding whose objects record what they receive. */
function noteAll() {
  const noted: unknown[] = [];
  const LIVE = {
    idFromName: (name: string) => name,
    get: (id: unknown) => ({
      fetch: async (_: string, init: RequestInit) => {
        noted.push([id, init.headers]);
        return new Response();
      },
      tell: async (news: string, at: number) => void noted.push([id, news, typeof at]),
      endSessions: async (ended: object) => void noted.push([id, ended]),
      forget: async () => void noted.push([id, 'forgotten']),
    }),
  };
  return { env: { LIVE }, noted };
}

function speak(env: unknown) {
  const waiting: Promise<unknown>[] = [];
  const voice = createLivePublisher(openLiveChannels(env), (work) => void waiting.push(work));
  return { ...voice, waiting };
}

describe('a live event', () => {
  it('reaches that user’s object after the response', async () => {
    const { env, noted } = noteAll();
    const { publishToUser, endChannels, forgetUser, waiting } = speak(env);
    publishToUser('u1', 'plan');
    endChannels('u2', { only: 's1' });
    forgetUser('u3');
    await Promise.all(waiting);
    expect(noted).toEqual([
      ['u1', 'plan', 'number'],
      ['u2', { only: 's1' }],
      ['u3', 'forgotten'],
    ]);
  });

  it('never fails its caller: errors are left to the work after the response', async () => {
    const broken = {
      LIVE: {
        idFromName: () => {
          throw new Error('broken binding');
        },
        get: () => null,
      },
    };
    const { publishToUser, waiting } = speak(broken);
    expect(() => publishToUser('u1', 'invoices')).not.toThrow();
    await expect(Promise.all(waiting)).rejects.toThrow('broken binding');
  });
});

it('a connecting page is identified only by its session id', async () => {
  const { env, noted } = noteAll();
  const listener = { userId: 'u1', sessionId: 's1', expiresAt: 9, since: 5 };
  await openLiveChannels(env)?.open(listener);
  expect(noted).toEqual([
    [
      'u1',
      {
        Upgrade: 'websocket',
        'X-Live-Session': 's1',
        'X-Live-Expires': '9',
        'X-Live-Since': '5',
      },
    ],
  ]);
});
