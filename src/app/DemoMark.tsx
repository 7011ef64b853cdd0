import { useServer } from '@/store/ServerContext';
import { DemoStrip } from '@/ui/feedback/Strip';

/** Marks a screen as one of the demo workspace, where it is one. */
export const DemoMark = () => useServer()?.kind === 'demo' && <DemoStrip />;
