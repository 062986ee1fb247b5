import type { PlannedStep } from '#app/domain/reminders/reminder-answers.ts';
import {
  maxDaysAway,
  presetDays,
  type ReminderPlan,
  type StepWords,
} from '#app/domain/reminders/reminder-plan.ts';

/** When a step is sent, relative to the due date. */
export type TypedTime = 'before' | 'on' | 'after';

/** A step as typed in the form. */
export type TypedStep = { key: number; when: TypedTime; days: string; words: StepWords };

/** Returns steps as form values. */
export function typeSteps(steps: readonly PlannedStep[]): TypedStep[] {
  return steps.map(({ days, words }, key) => ({ key, words, ...typeDays(days) }));
}

/** Returns a plan's default steps as form values. */
export function typePreset(plan: ReminderPlan): TypedStep[] {
  return typeSteps(presetDays[plan].map((days) => ({ days, words: {} })));
}

/** Returns a new step, a week after the last one. */
export function furtherStep(steps: readonly TypedStep[]): TypedStep {
  const last = Math.max(0, ...steps.map((step) => daysOf(step) || 0));
  const key = 1 + Math.max(...steps.map((step) => step.key));
  return { key, words: {}, ...typeDays(Math.min(last + 7, maxDaysAway)) };
}

/** Returns the days from the due date, negative before it; NaN for invalid input. */
export function daysOf({ when, days }: Pick<TypedStep, 'when' | 'days'>): number {
  if (when === 'on') return 0;
  const typed = days.trim();
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  if (count === 0) return Number.NaN;
  return when === 'before' ? -count : count;
}

/** Returns the steps to post; invalid days are posted as a non-integer, which the server refuses. */
export function plannedSteps(steps: readonly TypedStep[]): PlannedStep[] {
  return steps.map((step) => ({ days: daysOf(step) || noDays(step), words: step.words }));
}

/** A value that the server refuses; `on the due date` would be 0. */
function noDays({ when }: TypedStep): number {
  return when === 'on' ? 0 : 0.5;
}

function typeDays(days: number): Pick<TypedStep, 'when' | 'days'> {
  if (days === 0) return { when: 'on', days: '' };
  return { when: days < 0 ? 'before' : 'after', days: String(Math.abs(days)) };
}
