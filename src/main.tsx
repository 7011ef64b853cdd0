import { StrictMode } from 'react';
import { setAutoFreeze } from 'immer';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { bootstrap } from './app/bootstrap';
import { isBridgeMissing, showMissingBridge } from './app/showMissingBridge';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

// Tests and development freeze the state, which finds whatever would change it in place; here it would only cost time at each event.
if (import.meta.env.PROD) setAutoFreeze(false);

if (isBridgeMissing(window)) {
  await showMissingBridge(root);
} else {
  const parts = await bootstrap();
  createRoot(root).render(
    <StrictMode>
      {/* A page is rendered at once: as a transition it would wait for pauses between frames. */}
      <BrowserRouter useTransitions={false}>
        <App {...parts} />
      </BrowserRouter>
    </StrictMode>,
  );
}
