import { Suspense, useEffect, useState } from 'react';
import type { ProxyAccount, ProxyQuestion, SystemBridge } from '@/bridge/system';
import { lazyScreen } from '../lazyScreen';

const ProxyDialog = lazyScreen(() => import('./ProxyDialog'), 'ProxyDialog');

interface ProxyHostProps {
  readonly proxy: SystemBridge['proxy'];
}

/** The newest question of each proxy, in the order in which the proxies first asked. */
const withQuestion = (all: readonly ProxyQuestion[], asked: ProxyQuestion): readonly ProxyQuestion[] =>
  all.some(({ host }) => host === asked.host)
    ? all.map((one) => (one.host === asked.host ? asked : one))
    : [...all, asked];

/** Shows the dialog when a proxy asks for an account. */
export const ProxyHost = ({ proxy }: ProxyHostProps) => {
  const [questions, setQuestions] = useState<readonly ProxyQuestion[]>([]);
  useEffect(() => proxy.onAsked((asked) => setQuestions((all) => withQuestion(all, asked))), [proxy]);
  const [question] = questions;
  if (!question) return null;

  const answer = (account: ProxyAccount | null): void => {
    void proxy.answer(question.id, account);
    setQuestions((all) => all.filter(({ id }) => id !== question.id));
  };
  return (
    <Suspense fallback={null}>
      <ProxyDialog key={question.id} question={question} onAnswer={answer} />
    </Suspense>
  );
};
