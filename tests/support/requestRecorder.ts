import type { FakeAnswer, FakeRoutes } from './fakes/fakeNetwork';

/** What a call sent: its query and its body. */
export interface Asked {
  readonly query: unknown;
  readonly body: unknown;
}

const readBody = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data);

/** A route that records its requests. Its answers come one after the other; the last one repeats. */
export const createRecordedRoute = (...answers: readonly FakeAnswer[]) => {
  const asked: Asked[] = [];
  const route: FakeRoutes[string] = ({ params, data }) => {
    asked.push({ query: params, body: readBody(data) });
    return answers[Math.min(asked.length, answers.length) - 1] ?? {};
  };
  return { asked, route };
};
