import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { bootstrap } from './app/bootstrap';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const parts = await bootstrap();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App {...parts} />
    </BrowserRouter>
  </StrictMode>,
);
