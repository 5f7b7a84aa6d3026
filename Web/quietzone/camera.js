// The browser's cameras: permission, opening, what they can do.

/** @typedef {'noCamera'|'inUse'|'permissionDenied'|'permissionRestricted'|'streamLost'|'unsupportedFormat'|'notSupported'} Failure */
/** @typedef {'notDetermined'|'authorized'|'denied'|'restricted'} Permission */
/**
 * @typedef {object} Capabilities
 * @property {boolean} torch
 * @property {{ min: number, max: number, step: number, value: number } | null} zoom  on Android; Chromium gives none on
 *   other systems
 * @property {boolean} focus  it can be focused on a point
 * @property {'environment'|'user'|'unknown'} facing
 * @property {string} deviceId
 */

/** @type {Record<string, Failure>} */
const failures = {
  NotFoundError: 'noCamera', DevicesNotFoundError: 'noCamera', OverconstrainedError: 'noCamera',
  NotReadableError: 'inUse', AbortError: 'inUse', TrackStartError: 'inUse',
  NotAllowedError: 'permissionDenied', SecurityError: 'permissionRestricted',
};

/** @param {unknown} error @returns {Failure} */
export const failureOf = (error) => failures[/** @type {Error} */ (error)?.name] ?? 'notSupported';

/** Whether there is a way to cameras at all: not in an insecure context. */
export const hasCameras = () => Boolean(globalThis.isSecureContext && navigator.mediaDevices?.getUserMedia);

/** Why there is none, for developers. */
export const whyNoCameras = () => (globalThis.isSecureContext ? 'This browser gives no cameras to pages.'
  : 'Browsers give cameras to secure pages alone: those from https, and those from the device itself.');

/** Whether the page that embeds this one, or the server, keeps cameras from it. */
function isRestricted() {
  const policy = /** @type {any} */ (document).permissionsPolicy ?? /** @type {any} */ (document).featurePolicy;
  return policy?.allowsFeature?.('camera') === false;
}

/**
 * What the person has decided, as far as the browser tells.
 * @returns {Promise<Permission>}
 */
export async function permissionState() {
  if (isRestricted()) return 'restricted';
  try {
    const { state } = await navigator.permissions.query({ name: /** @type {any} */ ('camera') });
    return state === 'granted' ? 'authorized' : state === 'denied' ? 'denied' : 'notDetermined';
  } catch {
    return 'notDetermined';
  }
}

/**
 * Opens a camera, which asks for permission where it is not decided.
 * @param {{ facing?: 'environment'|'user', deviceId?: string | null }} wish
 * @returns {Promise<MediaStream>}
 */
export function openCamera({ facing = 'environment', deviceId = null }) {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: facing } };
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...which, width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 },
      // As the camera has it: a picture that the browser cuts to a wanted shape loses what was at its sides.
      .../** @type {any} */ ({ resizeMode: { ideal: 'none' } }),
    },
  });
}

/** @param {MediaStreamTrack} track @returns {Capabilities} */
export function capabilitiesOf(track) {
  const can = /** @type {any} */ (track.getCapabilities?.() ?? {});
  const is = /** @type {any} */ (track.getSettings());
  const { min, max, step } = can.zoom ?? {};
  return {
    torch: can.torch === true,
    zoom: max > min ? { min, max, step: step || (max - min) / 20, value: is.zoom ?? min } : null,
    focus: Array.isArray(can.focusMode) && can.focusMode.includes('single-shot'),
    facing: is.facingMode ?? 'unknown',
    deviceId: is.deviceId ?? '',
  };
}

/** @returns {Promise<{ id: string, label: string }[]>} */
export async function listCameras() {
  if (!hasCameras()) return [];
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Milliseconds that a focus holds which somebody set by a touch. */
const focusHolds = 5000;
/**
 * When each camera focuses by itself again.
 * @type {WeakMap<MediaStreamTrack, ReturnType<typeof setTimeout>>}
 */
const refocusing = new WeakMap();

/**
 * Focuses on a point, 0…1 of the picture, and by itself again after a while; where points can't be chosen, anew.
 * @param {MediaStreamTrack} track
 * @param {{ x: number, y: number }} point
 */
export async function focusOn(track, point) {
  const known = /** @type {any} */ (navigator.mediaDevices.getSupportedConstraints?.() ?? {});
  const modes = /** @type {any} */ (track.getCapabilities?.() ?? {}).focusMode ?? [];
  clearTimeout(refocusing.get(track));
  await apply(track, { ...(known.pointsOfInterest ? { pointsOfInterest: [point] } : {}), focusMode: 'single-shot' });
  if (!modes.includes('continuous')) return;
  refocusing.set(track, setTimeout(() => {
    if (track.readyState === 'live') apply(track, { focusMode: 'continuous' }).catch(() => {});
  }, focusHolds));
}

/** @param {MediaStreamTrack} track @param {Record<string, unknown>} constraint */
export const apply = (track, constraint) => track.applyConstraints(
  /** @type {MediaTrackConstraints} */ ({ advanced: [constraint] }));
