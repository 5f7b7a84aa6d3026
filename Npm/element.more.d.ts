type ScannerEvents = import('./scanner.js').ScannerEvents;

export interface QuietZoneScanner {
  addEventListener<Name extends keyof ScannerEvents>(
    type: Name, listener: (this: QuietZoneScanner, event: CustomEvent<ScannerEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name, listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => any,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ScannerEvents>(
    type: Name, listener: (this: QuietZoneScanner, event: CustomEvent<ScannerEvents[Name]>) => void,
    options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name, listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => any,
    options?: boolean | EventListenerOptions): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'quietzone-scanner': QuietZoneScanner;
  }
}
