import type { Clock } from '@/lib/clock';

/** The system's clock, which a test can advance: timers due in between fire at once, in order. */
export const createJumpClock = () => {
  let ahead = 0;
  const plans = new Set<{ readonly due: number; readonly run: () => void }>();
  const now = (): number => Date.now() + ahead;
  const clock: Clock = {
    now,
    after: (delay, run) => {
      const plan = {
        due: now() + delay,
        run: () => {
          clearTimeout(timer);
          if (plans.delete(plan)) run();
        },
      };
      const timer = setTimeout(plan.run, delay);
      plans.add(plan);
      return () => {
        clearTimeout(timer);
        plans.delete(plan);
      };
    },
  };
  return {
    ...clock,
    jump: (ms: number): void => {
      ahead += ms;
      const due = [...plans].filter((plan) => plan.due <= now()).toSorted((left, right) => left.due - right.due);
      for (const plan of due) plan.run();
    },
  };
};
