import { EventEmitter } from 'node:events';

/** Loaded before a utility process's own entry: gives it `process.parentPort` over Node's message pipe. */
class HostParentPort extends EventEmitter {
  postMessage(message: unknown): void {
    process.send?.(message);
  }
}

const parentPort = new HostParentPort();
process.on('message', (data) => parentPort.emit('message', { data, ports: [] }));
// Electron kills a utility process at once when its app is gone, without a chance to clean up.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
Object.assign(process, { parentPort, type: 'utility' });
