import { describe, expect, it } from 'vitest';
import { createPostQueue } from '#app/ui/form/use-post.ts';

/** A queue whose posts are answered on demand. */
function openHarness() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const enqueue = createPostQueue<string>();
  const post = (name: string) =>
    enqueue(
      name,
      () =>
        new Promise((resolve) => {
          sent.push(name);
          answers.push(() => resolve(`answer to ${name}`));
        }),
    );
  const answerNext = async () => {
    answers.shift()?.();
    // The queue's promises settle before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, post, answerNext };
}

describe('the posts of a page', () => {
  it('are sent one after the other, and each gets its own response', async () => {
    const { sent, post, answerNext } = openHarness();
    const both = Promise.all([post('line 1'), post('line 2')]);
    await Promise.resolve();
    expect(sent).toEqual(['line 1']);
    await answerNext();
    expect(sent).toEqual(['line 1', 'line 2']);
    await answerNext();
    expect(await both).toEqual(['answer to line 1', 'answer to line 2']);
  });

  it('that are identical, clicked twice, are sent once', async () => {
    const { sent, post, answerNext } = openHarness();
    const both = Promise.all([post('line 1'), post('line 1')]);
    await Promise.resolve();
    await answerNext();
    expect(await both).toEqual(['answer to line 1', 'answer to line 1']);
    expect(sent).toEqual(['line 1']);
  });

  it('continue after one that failed', async () => {
    const enqueue = createPostQueue<string>();
    const failed = enqueue('one', () => Promise.reject(new Error('no answer')));
    const next = enqueue('two', async () => 'answer to two');
    await expect(failed).rejects.toThrow('no answer');
    expect(await next).toBe('answer to two');
  });
});
