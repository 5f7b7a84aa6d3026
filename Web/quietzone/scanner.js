// Scanner: a camera, a worker, a session. The session decides, this does what it says.
import {
  apply, capabilitiesOf, failureOf, focusOn, hasCameras, listCameras, openCamera, permissionState, whyNoCameras,
} from './camera.js';
import { OptionError } from './option-error.js';
import { choices, givenOptions, oneOf, onlyKnown, sessionNames, sessionOptions } from './options.js';
import { FramePump } from './pump.js';
import { WorkerHost } from './worker-host.js';

/**
 * @typedef {object} ScannerOptions  see session.js; besides:
 * @property {'environment'|'user'} [facing]   default `environment`
 * @property {string | null} [deviceId]        this camera and no other
 */

const cameraNames = ['facing', 'deviceId'];

/** @param {ScannerOptions} wish */
function checkCamera({ facing, deviceId = null }) {
  if (facing !== undefined) oneOf('facing', facing, choices.facing);
  if (deviceId !== null && typeof deviceId !== 'string') throw new OptionError('deviceId', deviceId, ['a text, or null']);
}

/** @param {any} video of whatever window */
const isVideo = (video) => video?.localName === 'video' && 'srcObject' in video;

/** @param {unknown} error */
const messageOf = (error) => /** @type {Error} */ (error)?.message ?? '';

/** @param {MediaStream | null} stream */
function stopTracks(stream) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Reads barcodes with a camera.
 *
 * Events, each a CustomEvent: `state` {state}, `success` {scan, picture}: where it ends the session, the frame in which
 * the code was read, as an ImageBitmap, else null; `fail` {reason, message}: in English, for developers, `stop` {byPerson},
 * `added`/`updated` {id, outline, barcode, accepted, standing, why}, `removed` {id}, `ignored` {id, outline, barcode,
 * why}, `hint` {hint}, `progress` {have, of}, `completed` {text, guessedCharacterSet, bytes}, `capabilities`, `torch` {on},
 * `preview`: the camera can be seen, `pace` {pace}: frames are read at the rate full, calm or resting, `frame` {width,
 * height, copy, read}.
 *
 * ```js
 * const scanner = new Scanner(video, { mode: 'once' });
 * scanner.addEventListener('success', ({ detail }) => console.log(detail.scan.barcode.text));
 * await scanner.start();
 * ```
 */
export class Scanner extends EventTarget {
  /** @type {WorkerHost | null} */
  #host = null;
  /** Counts starts and stops: a start that waits for the engine ends where another one, or a stop, has come. */
  #turn = 0;
  /** @type {MediaStream | null} */
  #stream = null;
  /**
   * The camera that was asked for and has not come.
   * @type {{ wish: object, stream: Promise<MediaStream> } | null}
   */
  #coming = null;
  /** @type {FramePump | null} */
  #pump = null;
  /** @type {any} */
  #configuration;
  /** @type {{ facing: 'environment'|'user', deviceId: string | null }} */
  #wish;
  /** Whether it is paused because the page can't be seen, and for nothing else. */
  #wasHidden = false;
  #isClosed = false;
  /** Why the camera failed, until the session says that it did. */
  #why = '';
  /**
   * The camera that was told of as seen.
   * @type {MediaStream | null}
   */
  #seen = null;
  /** Counts cameras closed, so that one that comes when nobody waits for it any more is switched off. */
  #closings = 0;

  /**
   * Throws a TypeError where there is no video, or an option has a name or a value that it can't have.
   * @param {HTMLVideoElement} video  shows the camera
   * @param {(ScannerOptions & import('./session.js').SessionOptions) | null} [options]
   */
  constructor(video, options = {}) {
    super();
    if (!isVideo(video)) throw new OptionError('video', video, ['a <video> element']);
    const given = givenOptions(options);
    onlyKnown('an option', given, [...cameraNames, ...sessionNames]);
    const { facing = 'environment', deviceId = null, ...configuration } = given;
    this.video = video;
    checkCamera({ facing, deviceId });
    this.#wish = { facing, deviceId };
    this.#configuration = sessionOptions(configuration);
    /** @type {'idle'|'loading'|'asking'|'opening'|'running'|'paused'} */
    this.state = 'idle';
    /** @type {import('./camera.js').Capabilities | null} */
    this.capabilities = null;
    this.#host = this.#hire();
    document.addEventListener('visibilitychange', this.#followVisibility);
  }

  /** How frames get to the worker: `processor`, `track` or `video`. */
  get frameWay() { return this.#pump?.way ?? null; }

  get facing() { return this.#wish.facing; }

  /** Gets worker and engine ready, so that {@link start} has nothing but the camera to wait for. */
  prepare() {
    this.#host ??= this.#hire();
    return this.#host.ready;
  }

  /**
   * Starts; nothing happens where it runs already. The state is `loading` until the engine is there, and the camera is
   * opened meanwhile; where the engine can't be had, `fail` says so and the promise is rejected. It can be called again then.
   * Where it is stopped, closed or started again meanwhile, the promise is fulfilled and nothing happens.
   */
  async start() {
    this.#host ??= this.#hire();
    this.#turn += 1;
    this.#why = '';
    const [host, turn] = [this.#host, this.#turn];
    if (!host.isReady) {
      this.#enter('loading');
      this.#openEarly();
      try {
        await host.ready;
      } catch (error) {
        if (turn !== this.#turn) return;
        this.#giveUp('loadFailed', error);
        throw error;
      }
      if (turn !== this.#turn) return;
    }
    this.#call('start');
  }

  /** Stops because a person wants it. */
  stop() {
    this.#turn += 1;
    this.#wasHidden = false;
    if (this.state === 'loading') {
      this.#closeCamera();
      this.#enter('idle');
      this.#tell('stop', { byPerson: true });
    } else {
      this.#call('stop', true);
    }
  }

  pause() {
    this.#wasHidden = false;
    this.#call('pause');
  }

  resume() { this.#call('resume'); }

  /** In mode `manual`: takes what the next frame shows. */
  capture() { this.#call('capture'); }

  /**
   * Changes settings; a session that runs goes on with them. Throws a TypeError where a name or a value can't be.
   * @param {import('./session.js').SessionOptions | null} [changes]
   */
  configure(changes) {
    this.#configuration = { ...this.#configuration, ...sessionOptions(givenOptions(changes)) };
    this.#host?.tell({ type: 'configure', configuration: this.#configuration });
  }

  /**
   * Another camera.
   * @param {{ facing?: 'environment'|'user', deviceId?: string | null } | null} [given]
   */
  async useCamera(given) {
    const wish = givenOptions(given);
    onlyKnown('an option', wish, cameraNames);
    checkCamera(wish);
    this.#wish = { ...this.#wish, deviceId: null, ...wish };
    // One that is being opened is the wrong one now; while a person is asked, the next one is opened after the answer.
    if (!this.#stream && this.state !== 'opening') return;
    this.#closeCamera();
    await (this.state === 'loading' ? this.#openEarly() : this.#open());
  }

  /** The cameras there are; names only once permission is given. On a page that is not secure: none. */
  cameras() { return listCameras(); }

  /**
   * Where `capabilities.zoom` is one: on Android.
   * @param {number} value
   */
  async zoom(value) {
    const track = this.#stream?.getVideoTracks()[0];
    if (track) await apply(track, { zoom: value });
  }

  /**
   * Focuses on a point, 0…1 of the picture, where the camera can.
   * @param {{ x: number, y: number }} point
   */
  async focus(point) {
    const track = this.#stream?.getVideoTracks()[0];
    if (track && this.capabilities?.focus) await focusOn(track, point);
  }

  /** Ends for good: camera, worker. It can't be started again. */
  close() {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#followVisibility);
    this.#turn += 1;
    this.#dismiss();
  }

  #hire() {
    if (this.#isClosed) throw new DOMException('The scanner was closed: make another one.', 'InvalidStateError');
    const host = new WorkerHost((message) => this.#receive(message));
    host.tell({ type: 'configure', configuration: this.#configuration });
    // One that failed before anybody asked for it makes room for the next attempt.
    host.ready.catch(() => {
      if (host === this.#host && this.state === 'idle') this.#dismiss();
    });
    return host;
  }

  /** No worker, no camera. */
  #dismiss() {
    this.#host?.close();
    this.#host = null;
    this.#closeCamera();
    if (this.state !== 'idle') this.#enter('idle');
  }

  /** @param {string} reason @param {unknown} error */
  #giveUp(reason, error) {
    this.#dismiss();
    this.#tell('fail', { reason, message: messageOf(error) });
  }

  /** @param {'idle'|'loading'} state one that the session does not know of */
  #enter(state) {
    this.state = state;
    this.#tell('state', { state });
  }

  #followVisibility = () => {
    if (document.hidden && this.state === 'running') {
      this.#wasHidden = true;
      this.#call('pause');
    } else if (!document.hidden && this.#wasHidden) {
      this.#wasHidden = false;
      this.resume();
    }
  };

  /**
   * The camera can't be had, or no more.
   * @param {import('./camera.js').Failure} reason @param {string} why  in English, for developers
   */
  #fail(reason, why) {
    this.#why = why;
    this.#call('failed', reason);
  }

  /** @param {string} call @param {...any} values */
  #call(call, ...values) { this.#host?.tell({ type: 'session', call, values }); }

  /** @param {string} type @param {any} detail */
  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  /** @param {any} message */
  #receive(message) {
    if (message.type === 'crash') {
      // While it is loaded, whoever started it is told.
      if (this.state !== 'loading' || this.#host?.isReady) this.#giveUp('notSupported', message.error);
      return;
    }
    if (message.type === 'free') {
      this.#pump?.free(message.interval);
      return;
    }
    if (message.frame) this.#tell('frame', message.frame);
    for (const action of message.actions) {
      this.#perform(action.status === 'success' ? { ...action, picture: message.picture ?? null } : action);
    }
  }

  /** @param {any} action of the session */
  #perform(action) {
    switch (action.type) {
      case 'askPermission': this.#askPermission(); break;
      case 'openCamera': this.#open(); break;
      case 'closeCamera': this.#closeCamera(); break;
      case 'setTorch': this.#setTorch(action.on); break;
      case 'state':
        this.state = action.state;
        // The camera may have been asked for and not come yet: the session does not know it as open.
        if (action.state === 'idle') this.#closeCamera();
        this.#tell('state', action);
        // The page may have been hidden while the camera was opened.
        if (action.state === 'running') this.#followVisibility();
        break;
      case 'status':
        this.#tell(action.status, action.status === 'fail' ? { ...action, message: this.#why } : action);
        if (action.status === 'fail') this.#why = '';
        break;
      default: this.#tell(action.type, action);
    }
  }

  /** The camera that is wanted, opened once, however many wait for it. */
  #ask() {
    if (this.#coming?.wish === this.#wish) return this.#coming.stream;
    const coming = { wish: this.#wish, stream: openCamera(this.#wish) };
    this.#coming = coming;
    const forget = () => { if (this.#coming === coming) this.#coming = null; };
    coming.stream.then(forget, forget);
    return coming.stream;
  }

  /** The camera comes, and is seen, while the engine does. What goes wrong the session finds out as well, and tells. */
  async #openEarly() {
    const closings = this.#closings;
    try {
      if (!hasCameras() || ['denied', 'restricted'].includes(await permissionState())) return;
      if (closings !== this.#closings) return;
      const [wish, stream] = [this.#wish, await this.#ask()];
      if (wish !== this.#wish) stopTracks(stream);
      else if (this.#keep(stream, closings)) await this.#show(stream);
    } catch {
      // Told when the session asks.
    }
  }

  /** @param {MediaStream} stream */
  async #show(stream) {
    if (this.video.srcObject !== stream) this.video.srcObject = stream;
    await this.video.play().catch((error) => {
      // Who moves the video in the document interrupts it.
      if (error.name === 'AbortError' && stream === this.#stream) return this.video.play();
      throw error;
    });
    if (stream !== this.#stream || stream === this.#seen) return;
    this.#seen = stream;
    this.#tell('preview', {});
  }

  /** Browsers ask when a camera is opened, so a stream may come with the permission: it is kept. */
  async #askPermission() {
    if (!hasCameras()) {
      this.#fail('notSupported', whyNoCameras());
      return;
    }
    const closings = this.#closings;
    const known = this.#stream ? 'authorized' : await permissionState();
    if (closings !== this.#closings) return;
    if (known !== 'notDetermined') {
      this.#call('permission', known);
      return;
    }
    try {
      const wish = this.#wish;
      const stream = await this.#ask();
      // Another camera may be wanted by now.
      if (wish !== this.#wish) stopTracks(stream);
      else if (!this.#keep(stream, closings)) return;
      this.#call('permission', 'authorized');
    } catch (error) {
      if (closings !== this.#closings) return;
      const reason = failureOf(error);
      if (reason === 'permissionDenied') this.#call('permission', 'denied');
      else if (reason === 'permissionRestricted') this.#call('permission', 'restricted');
      else this.#fail(reason, messageOf(error));
    }
  }

  async #open() {
    const closings = this.#closings;
    /** @type {(error: unknown) => import('./camera.js').Failure} */
    let reasonOf = failureOf;
    try {
      const stream = this.#stream ?? await this.#ask();
      if (!this.#keep(stream, closings)) return;
      // The camera is there: errors that follow have the same names and are about something else.
      reasonOf = () => 'notSupported';
      const [track] = stream.getVideoTracks();
      await this.#show(stream);
      if (closings !== this.#closings) return;
      this.capabilities = capabilitiesOf(track);
      track.addEventListener('ended', () => this.#call('failed', 'streamLost'));
      this.#call('opened', this.capabilities);
      this.#pump = new FramePump(/** @type {WorkerHost} */ (this.#host), this.video, track);
      this.#tell('capabilities', this.capabilities);
    } catch (error) {
      if (closings !== this.#closings) return;
      this.#closeCamera();
      this.#fail(reasonOf(error), messageOf(error));
    }
  }

  /**
   * Takes a camera over, or switches it off where its turn is past.
   * @param {MediaStream} stream @param {number} closings
   */
  #keep(stream, closings) {
    if (closings === this.#closings) {
      this.#stream = stream;
      return true;
    }
    stopTracks(stream);
    return false;
  }

  #closeCamera() {
    this.#closings += 1;
    this.#coming = null;
    this.#pump?.stop();
    this.#pump = null;
    stopTracks(this.#stream);
    this.#stream = null;
    this.#seen = null;
    this.video.srcObject = null;
    this.capabilities = null;
  }

  /** @param {boolean} on */
  async #setTorch(on) {
    const track = this.#stream?.getVideoTracks()[0];
    if (!track) return;
    await apply(track, { torch: on }).then(() => this.#tell('torch', { on }), () => {});
  }
}
