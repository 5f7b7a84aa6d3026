// Scanner: a camera, a worker, a session. The session decides, this does what it says.
import {
  apply, capabilitiesOf, failureOf, hasCameras, listCameras, openCamera, permissionState,
} from './camera.js';
import { FramePump } from './pump.js';
import { WorkerHost } from './worker-host.js';

/**
 * @typedef {object} ScannerOptions  see session.js; besides:
 * @property {'environment'|'user'} [facing]   default `environment`
 * @property {string | null} [deviceId]        this camera and no other
 */

/**
 * Reads barcodes with a camera.
 *
 * Events, each a CustomEvent: `state` {state}, `success` {scan}, `fail` {reason}, `stop` {byPerson},
 * `added`/`updated` {id, outline, barcode, accepted}, `removed` {id}, `ignored` {barcode, why},
 * `progress` {have, of}, `completed` {text, bytes}, `capabilities`, `torch` {on}, `frame` {width, height, copy, read}.
 *
 * ```js
 * const scanner = new Scanner(video, { mode: 'once' });
 * scanner.addEventListener('success', ({ detail }) => console.log(detail.scan.barcode.text));
 * await scanner.start();
 * ```
 */
export class Scanner extends EventTarget {
  /** @type {WorkerHost} */
  #host;
  /** @type {MediaStream | null} */
  #stream = null;
  /** @type {FramePump | null} */
  #pump = null;
  /** @type {any} */
  #configuration;
  #wish;
  #wasHidden = false;
  /** Counts cameras closed, so that one that comes when nobody waits for it any more is switched off. */
  #closings = 0;

  /**
   * @param {HTMLVideoElement} video  shows the camera
   * @param {ScannerOptions & Record<string, any>} [options]
   */
  constructor(video, { facing = 'environment', deviceId = null, ...configuration } = {}) {
    super();
    this.video = video;
    this.#wish = { facing, deviceId };
    this.#configuration = configuration;
    /** @type {'idle'|'asking'|'opening'|'running'|'paused'} */
    this.state = 'idle';
    /** @type {import('./camera.js').Capabilities | null} */
    this.capabilities = null;
    this.#host = new WorkerHost((message) => this.#receive(message));
    this.#host.tell({ type: 'configure', configuration });
    document.addEventListener('visibilitychange', this.#followVisibility);
  }

  /** How frames get to the worker: `processor`, `track` or `video`. */
  get frameWay() { return this.#pump?.way ?? null; }

  get facing() { return this.#wish.facing; }

  /** Starts; nothing happens where it runs already. */
  async start() {
    await this.#host.ready;
    this.#call('start');
  }

  /** Stops because a person wants it. */
  stop() { this.#call('stop', true); }

  pause() { this.#call('pause'); }

  resume() { this.#call('resume'); }

  /** In mode `manual`: takes what the next frame shows. */
  capture() { this.#call('capture'); }

  /**
   * Changes settings; a session that runs goes on with them.
   * @param {Record<string, any>} changes
   */
  configure(changes) {
    this.#configuration = { ...this.#configuration, ...changes };
    this.#host.tell({ type: 'configure', configuration: this.#configuration });
  }

  /**
   * Another camera.
   * @param {{ facing?: 'environment'|'user', deviceId?: string | null }} wish
   */
  async useCamera(wish) {
    this.#wish = { ...this.#wish, deviceId: null, ...wish };
    if (!this.#stream) return;
    this.#closeCamera();
    await this.#open();
  }

  /** The cameras there are; names only once permission is given. */
  cameras() { return listCameras(); }

  /** @param {number} value */
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
    if (track && this.capabilities?.focus) {
      await apply(track, { pointsOfInterest: [point], focusMode: 'single-shot' });
    }
  }

  /** Ends for good: camera, worker. */
  close() {
    document.removeEventListener('visibilitychange', this.#followVisibility);
    this.#closeCamera();
    this.#host.close();
  }

  #followVisibility = () => {
    if (document.hidden && this.state === 'running') {
      this.#wasHidden = true;
      this.pause();
    } else if (!document.hidden && this.#wasHidden) {
      this.#wasHidden = false;
      this.resume();
    }
  };

  /** @param {string} call @param {...any} values */
  #call(call, ...values) { this.#host.tell({ type: 'session', call, values }); }

  /** @param {string} type @param {any} detail */
  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }

  /** @param {any} message */
  #receive(message) {
    if (message.type === 'crash') {
      this.#tell('fail', { reason: 'notSupported' });
      return;
    }
    if (message.frame) {
      this.#pump?.free();
      this.#tell('frame', message.frame);
    }
    for (const action of message.actions) this.#perform(action);
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
        break;
      case 'status': this.#tell(action.status, action); break;
      default: this.#tell(action.type, action);
    }
  }

  /** Browsers ask when a camera is opened, so a stream may come with the permission: it is kept. */
  async #askPermission() {
    if (!hasCameras()) {
      this.#call('failed', 'notSupported');
      return;
    }
    const known = await permissionState();
    if (known !== 'notDetermined') {
      this.#call('permission', known);
      return;
    }
    const closings = this.#closings;
    try {
      const stream = await openCamera(this.#wish);
      if (!this.#keep(stream, closings)) return;
      this.#call('permission', 'authorized');
    } catch (error) {
      if (closings !== this.#closings) return;
      const reason = failureOf(error);
      if (reason === 'permissionDenied') this.#call('permission', 'denied');
      else if (reason === 'permissionRestricted') this.#call('permission', 'restricted');
      else this.#call('failed', reason);
    }
  }

  async #open() {
    const closings = this.#closings;
    try {
      const stream = this.#stream ?? await openCamera(this.#wish);
      if (!this.#keep(stream, closings)) return;
      const [track] = stream.getVideoTracks();
      this.video.srcObject = stream;
      await this.video.play();
      if (closings !== this.#closings) return;
      this.capabilities = capabilitiesOf(track);
      track.addEventListener('ended', () => this.#call('failed', 'streamLost'));
      this.#call('opened', this.capabilities);
      this.#pump = new FramePump(this.#host, this.video, track);
      this.#tell('capabilities', this.capabilities);
    } catch (error) {
      if (closings !== this.#closings) return;
      this.#closeCamera();
      this.#call('failed', failureOf(error));
    }
  }

  /** Takes a camera over, or switches it off where its turn is past. @param {MediaStream} stream @param {number} closings */
  #keep(stream, closings) {
    if (closings === this.#closings) {
      this.#stream = stream;
      return true;
    }
    for (const track of stream.getTracks()) track.stop();
    return false;
  }

  #closeCamera() {
    this.#closings += 1;
    this.#pump?.stop();
    this.#pump = null;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
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
