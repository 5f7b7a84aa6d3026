type SeenCode = import('./session.js').SeenCode;

/** What the events of a {@link Scanner}, and of the element, have as `detail`. */
export interface ScannerEvents {
  state: { state: Scanner['state'] };
  /** `picture`: the frame in which the code was read, where it ends the session. */
  success: { scan: import('./session.js').Scan; picture: ImageBitmap | null };
  /** `message`: in English, for developers. `badOptions` comes of attributes, with the option, its value and what it may be. */
  fail: {
    reason: import('./session.js').Failure | 'loadFailed' | 'badOptions';
    message?: string; option?: string; value?: unknown; allowed?: readonly string[];
  };
  stop: { byPerson: boolean };
  added: SeenCode;
  updated: SeenCode;
  ignored: SeenCode;
  removed: { id: number };
  hint: { hint: import('./session.js').Hint | null };
  progress: { have: number; of: number };
  completed: { text: string; guessedCharacterSet: string | null; bytes: Uint8Array };
  capabilities: import('./camera.js').Capabilities;
  torch: { on: boolean };
  preview: {};
  pace: { pace: import('./pace.js').PaceState };
  /** `copy`, `read`: milliseconds. */
  frame: { width: number; height: number; timestamp: number | null; copy: number; read: number };
}

export interface Scanner {
  addEventListener<Name extends keyof ScannerEvents>(
    type: Name, listener: (this: Scanner, event: CustomEvent<ScannerEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ScannerEvents>(
    type: Name, listener: (this: Scanner, event: CustomEvent<ScannerEvents[Name]>) => void,
    options?: boolean | EventListenerOptions): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | EventListenerOptions): void;
}
