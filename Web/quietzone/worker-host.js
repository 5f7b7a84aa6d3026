// A worker and its questions and answers; main thread.
import { compileEngine } from './engine.js';

/** One worker with its own instance of the engine. */
export class WorkerHost {
  /** @param {(message: any) => void} [onMessage] for messages that answer no question */
  constructor(onMessage = () => {}) {
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: unknown) => void }>} */
    this.waiting = new Map();
    this.count = 0;
    this.worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }) => {
      const question = this.waiting.get(data.id);
      if (!question) return onMessage(data);
      this.waiting.delete(data.id);
      return data.error ? question.reject(new DOMException(data.error.message, data.error.name))
        : question.resolve(data.answer);
    });
    this.worker.addEventListener('error', (event) => {
      const error = new DOMException(event.message || 'The worker could not be loaded.', 'OperationError');
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
      onMessage({ type: 'crash', error });
    });
    /**
     * Fulfilled once the engine is there.
     * @type {Promise<void>}
     */
    this.ready = compileEngine().then((module) => this.ask({ type: 'load', module }));
    this.ready.catch(() => {});
  }

  /**
   * @param {any} message
   * @param {Transferable[]} [transfer]
   * @returns {Promise<any>}
   */
  ask(message, transfer = []) {
    const id = (this.count += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell({ ...message, id }, transfer);
    });
  }

  /** @param {any} message @param {Transferable[]} [transfer] */
  tell(message, transfer = []) { this.worker.postMessage(message, transfer); }

  close() { this.worker.terminate(); }
}
