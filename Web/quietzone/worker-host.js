// A worker and its questions and answers; main thread.
import { compileEngine } from './module.js';
import { version } from './version.js';
import { startWorker } from './worker-start.js';

/** What a browser does not say of a script that it can't have. */
const notLoaded = 'The worker could not be loaded: worker.js has to be beside the library\'s files, with all that it '
  + 'imports, and another origin has to allow it (CORS); configure({ worker }) names another place.';

/** One worker with its own instance of the engine. */
export class WorkerHost {
  /** @type {(error: unknown) => void} */
  #crash = () => {};
  /** @type {unknown} why there is no worker */
  #fault = null;
  #isClosed = false;

  /** @param {(message: any) => void} [onMessage] for messages that answer no question */
  constructor(onMessage = () => {}) {
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: unknown) => void }>} */
    this.waiting = new Map();
    this.count = 0;
    this.onMessage = onMessage;
    /** Whether the engine is there. */
    this.isReady = false;
    const crashed = new Promise((_, reject) => { this.#crash = reject; });
    /** @type {Worker | null} none where it can't be started: then all is refused with the reason */
    this.worker = this.#start();
    const loaded = compileEngine().then((module) => this.#isClosed || this.ask({ type: 'load', module, version }));
    /**
     * Fulfilled once the engine is there.
     * @type {Promise<void>}
     */
    this.ready = Promise.race([loaded, crashed]).then(() => { this.isReady = true; });
    this.ready.catch(() => {});
  }

  #start() {
    try {
      const worker = startWorker();
      worker.addEventListener('message', ({ data }) => this.#receive(data));
      worker.addEventListener('messageerror', () => this.#receive(null));
      worker.addEventListener('error', ({ message }) => this.#fail(new DOMException(message || notLoaded, 'OperationError')));
      return worker;
    } catch (error) {
      this.#fault = error;
      this.#crash(error);
      return null;
    }
  }

  /** @param {DOMException} error */
  #fail(error) {
    if (this.#isClosed) return;
    this.#crash(error);
    this.#rejectAll(error);
    this.onMessage({ type: 'crash', error });
  }

  /**
   * @param {any} message
   * @param {Transferable[]} [transfer]
   * @returns {Promise<any>}
   */
  ask(message, transfer = []) {
    if (!this.worker) return Promise.reject(this.#fault);
    const id = (this.count += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      try {
        this.tell({ ...message, id }, transfer);
      } catch (error) {
        this.waiting.delete(id);
        reject(error);
      }
    });
  }

  /** @param {any} message @param {Transferable[]} [transfer] */
  tell(message, transfer = []) { this.worker?.postMessage(message, transfer); }

  /** The worker ends by itself: frames that it has, or that are on their way, are closed and not left behind. */
  close() {
    this.#isClosed = true;
    this.tell({ type: 'end' });
    setTimeout(() => this.worker?.terminate(), 5000);
    const error = new DOMException('The worker was closed.', 'AbortError');
    this.#crash(error);
    this.#rejectAll(error);
  }

  /** @param {any} data null where a message could not be taken out of its envelope, here or there */
  #receive(data) {
    if (this.#isClosed) return;
    if (data === null || data.type === 'lost') {
      // Nobody knows which question it was.
      this.#rejectAll(new DOMException('A message to or from the worker could not be read.', 'OperationError'));
      return;
    }
    const question = this.waiting.get(data.id);
    if (!question) {
      this.onMessage(data);
      return;
    }
    this.waiting.delete(data.id);
    if (data.error) question.reject(new DOMException(data.error.message, data.error.name));
    else question.resolve(data.answer);
  }

  /** @param {unknown} error */
  #rejectAll(error) {
    const questions = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of questions) reject(error);
  }
}

/** @type {WorkerHost | undefined} */
let host;

/** The worker that all share who read pictures; after a crash or where it can't be loaded the next picture gets another one. */
export function sharedHost() {
  if (host) return host;
  const mine = new WorkerHost(({ type }) => type === 'crash' && retire());
  const retire = () => {
    mine.close();
    if (host === mine) host = undefined;
  };
  mine.ready.catch(retire);
  host = mine;
  return mine;
}
