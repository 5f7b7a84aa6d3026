// The live session of QuietZoneScanning over the module: everything between camera and screen that is a decision.
// Runs where the engine runs, in the worker; synchronous. Byte layouts: Sources/QuietZoneWasm/Sessions.swift.
import { acceptance, choices, sessionOptions } from './options.js';
import { hints, ignoreReasons, permissions, scanFailures, sessionCommands, sessionStates } from './protocol.js';
import { Cursor, decodeBarcode, decodeContent } from './records.js';
import { symbologySet } from './symbologies.js';

/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */
/**
 * @typedef {object} ViewportOptions
 * @property {{ width: number, height: number }} view   CSS pixels of the element that shows the picture
 * @property {'fill'|'fit'|'stretch'} [gravity]         default `fill`
 * @property {0|90|180|270} [rotation]                  clockwise, so that the picture stands upright
 * @property {boolean} [mirrored]
 */
/**
 * @typedef {object} SessionOptions
 * @property {Iterable<string> | string | null} [symbologies]  our short names or the W3C's; none: all but Pharmacode and Code 39 Extended
 * @property {'fast'|'balanced'|'thorough'} [effort]    default `fast`
 * @property {'once'|'oncePerCode'|'continuous'|'manual'} [mode]  default `once`
 * @property {number} [rearm]           milliseconds out of sight until a code counts again, mode `continuous`
 * @property {number | null} [confirmations]  frames that must agree; null: as many as the code's checks ask for
 * @property {'any'|'web'|string|{ prefix: string }|{ pattern: string }} [accept]  which codes count; as a text
 *   `prefix:…` or `pattern:…`
 * @property {Iterable<string> | string | null} [acceptSymbologies]  the symbologies that count
 * @property {(Rectangle & { space: 'view'|'picture'|'sensor', rule?: 'hint'|'strict'|'crop' }) | null} [region]
 *   where codes are to be held; `hint` (default): what lies there comes first; `strict`: nothing else counts, though
 *   it is seen; `crop`: nothing else is looked at
 * @property {ViewportOptions | null} [viewport]        needed where the region is in the view
 * @property {'off'|'on'|'auto'} [torch]
 * @property {boolean} [multiFrame]     put frames together in which nothing can be read, default true
 * @property {'auto'|number} [fps]      frames a second that are read, 1 to 60; `auto` (default): 30 while there is something to
 *   read, 12 while nothing looks like a code, none while nothing moves for 20 s. For {@link Scanner}: a session by itself
 *   reads what it is shown
 * @property {boolean} [joinCarriers]   codes of one trade item within 50 mm of each other count as one, the one that
 *   says more; default false
 */
/** @typedef {import('./records.js').Barcode} Barcode */
/** @typedef {'idle'|'asking'|'opening'|'running'|'paused'} SessionState */
/**
 * @typedef {'noCamera'|'inUse'|'permissionDenied'|'permissionRestricted'|'streamLost'|'unsupportedFormat'|
 *   'notSupported'} Failure
 */
/** @typedef {{ id: number, barcode: Barcode, time: number, frames: number }} Scan */
/**
 * @typedef {'rule'|'duplicate'|'set'|'outside'} IgnoreReason
 * `seen`: more frames must agree; `waiting`: beside the frame, or farther from the middle than another
 * @typedef {'seen'|'accepted'|'waiting'|'refused'} Standing
 * @typedef {object} SeenCode
 * @property {number} id
 * @property {number} frames            in which it was read
 * @property {Standing} standing
 * @property {IgnoreReason | null} why  it is refused
 * @property {boolean} accepted
 * @property {import('./records.js').Point[]} outline
 * @property {Barcode} barcode
 */
/** @typedef {'looking'|'holdStill'|'moveIntoFrame'|'notALink'|'notWanted'|'alreadyCounted'
 *   |'comeCloser'|'moreLight'|'unreadable'} Hint */
/**
 * @typedef {{ type: 'askPermission' } | { type: 'openCamera' } | { type: 'closeCamera' }
 *   | { type: 'setTorch', on: boolean } | { type: 'state', state: SessionState }
 *   | { type: 'status', status: 'success', scan: Scan } | { type: 'status', status: 'fail', reason: Failure }
 *   | { type: 'status', status: 'stop', byPerson: boolean }
 *   | ({ type: 'added'|'updated'|'ignored' } & SeenCode) | { type: 'removed', id: number }
 *   | { type: 'progress', have: number, of: number }
 *   | { type: 'completed', text: string, guessedCharacterSet: string | null, bytes: Uint8Array }
 *   | { type: 'hint', hint: Hint | null }
 * } Action
 */

const commands = Object.fromEntries(sessionCommands.map((name, number) => [name, number]));
/** @type {Standing[]} followed by the reasons for being ignored */
const standings = ['seen', 'accepted', 'waiting'];
const spaces = ['none', ...choices.space];

/** @param {SessionOptions} options @returns {{ kind: number, text: Uint8Array }} */
function acceptanceBytes({ accept = 'any' }) {
  const rule = acceptance(accept);
  if (typeof rule === 'string') return { kind: rule === 'web' ? 1 : 0, text: new Uint8Array() };
  const encoder = new TextEncoder();
  return 'prefix' in rule
    ? { kind: 2, text: encoder.encode(rule.prefix) } : { kind: 3, text: encoder.encode(rule.pattern) };
}

/** @param {SessionOptions} given @returns {Uint8Array} the bytes that `scanConfiguration` of Sessions.swift takes */
function configurationBytes(given) {
  const options = sessionOptions(given);
  const { kind, text } = acceptanceBytes(options);
  const bytes = new Uint8Array(80 + text.length);
  const view = new DataView(bytes.buffer);
  const { region, viewport } = options;
  view.setBigUint64(0, symbologySet(options.symbologies), true);
  bytes.set([
    choices.effort.indexOf(options.effort ?? 'fast') + 1, choices.mode.indexOf(options.mode ?? 'once'),
    Math.min(options.confirmations ?? 0, 255), choices.torch.indexOf(options.torch ?? 'off'),
  ], 8);
  view.setUint32(12, options.rearm ?? 2000, true);
  bytes.set([
    kind, region ? spaces.indexOf(region.space) : 0, viewport ? 1 : 0,
    (options.multiFrame === false ? 1 : 0) | (options.joinCarriers ? 2 : 0),
    choices.gravity.indexOf(viewport?.gravity ?? 'fill'), (viewport?.rotation ?? 0) / 90, viewport?.mirrored ? 1 : 0,
    choices.region.indexOf(region?.rule ?? 'hint'),
  ], 16);
  const reals = [region?.x, region?.y, region?.width, region?.height, viewport?.view.width, viewport?.view.height];
  reals.forEach((real, index) => view.setFloat64(24 + 8 * index, real ?? 0, true));
  if (options.acceptSymbologies) view.setBigUint64(72, symbologySet(options.acceptSymbologies), true);
  bytes.set(text, 80);
  return bytes;
}

/** @param {Cursor} cursor @returns {SeenCode} */
function decodeCode(cursor) {
  const [id, frames, place] = [cursor.word32(), cursor.word32(), cursor.byte()];
  const why = ignoreReasons[place - standings.length] ?? null;
  const standing = standings[place] ?? 'refused';
  const outline = cursor.corners();
  return { id, frames, standing, why, accepted: standing === 'accepted', outline, barcode: decodeBarcode(cursor.block()) };
}

/** @param {Uint8Array} bytes one record @returns {Action} */
function decodeAction(bytes) {
  const cursor = new Cursor(bytes);
  const kind = cursor.byte();
  switch (kind) {
    case 0: return { type: 'askPermission' };
    case 1: return { type: 'openCamera' };
    case 2: return { type: 'closeCamera' };
    case 3: return { type: 'setTorch', on: cursor.byte() === 1 };
    case 4: return { type: 'state', state: sessionStates[cursor.byte()] };
    case 5: {
      const [id, frames, time] = [cursor.word32(), cursor.word32(), cursor.real()];
      return { type: 'status', status: 'success', scan: { id, barcode: decodeBarcode(cursor.block()), time, frames } };
    }
    case 6: return { type: 'status', status: 'fail', reason: scanFailures[cursor.byte()] };
    case 7: return { type: 'status', status: 'stop', byPerson: cursor.byte() === 1 };
    case 8: return { type: 'added', ...decodeCode(cursor) };
    case 9: return { type: 'updated', ...decodeCode(cursor) };
    case 10: return { type: 'removed', id: cursor.word32() };
    case 11: return { type: 'ignored', ...decodeCode(cursor) };
    case 12: return { type: 'progress', have: cursor.word32(), of: cursor.word32() };
    case 13: return { type: 'completed', ...decodeContent(cursor) };
    default: return { type: 'hint', hint: hints[cursor.byte()] ?? null };
  }
}

/** @param {Uint8Array} bytes @returns {Action[]} */
function decodeActions(bytes) {
  const cursor = new Cursor(bytes);
  return Array.from({ length: cursor.word32() }, () => decodeAction(cursor.block()));
}

/** A session; every call returns what is to be done and what happened, in order. Times are milliseconds of any steady clock. */
export class ScanSession {
  #engine;
  #address;

  /** @param {import('./engine.js').Engine} engine @param {SessionOptions} [options] */
  constructor(engine, options = {}) {
    this.#engine = engine;
    const bytes = configurationBytes(options);
    const request = engine.lend(bytes);
    this.#address = engine.call('qz_session_open', request, bytes.length);
    engine.free(request);
  }

  /** Gives the session's memory back; it must not be used afterwards. */
  close() {
    if (this.#address) this.#engine.call('qz_session_close', this.#address);
    this.#address = 0;
  }

  /**
   * Takes over what changed, without ending the session.
   * @param {SessionOptions} options @param {number} ms
   */
  configure(options, ms) {
    const bytes = configurationBytes(options);
    const request = this.#engine.lend(bytes);
    const answer = this.#engine.call('qz_session_configure', this.#address, request, bytes.length, ms);
    this.#engine.free(request);
    return decodeActions(this.#engine.take(answer));
  }

  /** @param {number} ms */
  start(ms) { return this.#tell(commands.start, 0, ms); }

  /** @param {boolean} byPerson @param {number} ms */
  stop(byPerson, ms) { return this.#tell(commands.stop, byPerson ? 1 : 0, ms); }

  /** @param {number} ms */
  pause(ms) { return this.#tell(commands.pause, 0, ms); }

  /** @param {number} ms */
  resume(ms) { return this.#tell(commands.resume, 0, ms); }

  /**
   * Lets the next code count, in mode `manual`.
   * @param {number} ms
   */
  capture(ms) { return this.#tell(commands.capture, 0, ms); }

  /** @param {'notDetermined'|'authorized'|'denied'|'restricted'} permission @param {number} ms */
  permission(permission, ms) { return this.#tell(commands.permission, permissions.indexOf(permission), ms); }

  /** @param {{ torch?: boolean }} capabilities @param {number} ms */
  opened(capabilities, ms) { return this.#tell(commands.opened, capabilities.torch ? 1 : 0, ms); }

  /** @param {Failure} reason @param {number} ms */
  failed(reason, ms) { return this.#tell(commands.failed, scanFailures.indexOf(reason), ms); }

  /**
   * Shows a grey frame that lies in the engine's memory.
   * @param {number} address @param {number} width @param {number} height
   * @param {number} rowStride  bytes from row to row
   * @param {number} ms
   */
  frame(address, width, height, rowStride, ms) {
    const count = rowStride * (height - 1) + width;
    return decodeActions(this.#engine.take(
      this.#engine.call('qz_session_frame', this.#address, address, count, width, height, rowStride, ms)));
  }

  /** @param {number} command @param {number} argument @param {number} ms */
  #tell(command, argument, ms) {
    return decodeActions(this.#engine.take(
      this.#engine.call('qz_session_tell', this.#address, command, argument, ms)));
  }
}
