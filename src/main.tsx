import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { bootstrap } from './app/bootstrap';
import { isBridgeMissing, showMissingBridge } from './app/showMissingBridge';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

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
