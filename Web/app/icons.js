// The icons: strokes on a grid of 24, drawn for this app.
import { s } from './dom.js';

/** @type {Record<string, string>} */
const paths = {
  scan: 'M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M7 12h10',
  make: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14v6M14 17h6',
  picture: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4 16l5-5 4 4 3-3 4 4M15 8.5h.01',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  torch: 'M13 3L6 13.5h5L10.5 21 18 10h-5.2z',
  torchAuto: 'M10 3L4 12h4.200L7.500 19 14 9.500H9.500zM14.500 20l2.750-7.500L20 20M15.400 17.600h3.700',
  torchOff: 'M14.800 9.500l1-1.500M13 10h5l-2.600 4M13.500 15l-3 6 .5-7.500H6l3.200-4.700M11 6.200L13 3l-.3 5M4 4l16 16',
  flip: 'M4 9a8 8 0 0 1 14-3l2 2M20 4v4h-4M20 15a8 8 0 0 1-14 3l-2-2M4 20v-4h4',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  copy: 'M9 9h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1zM15 9V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h4',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1',
  open: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  close: 'M6 6l12 12M18 6L6 18',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  download: 'M12 4v11M8 11.500l4 4 4-4M4 20h16',
  print: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
  labels: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  link: 'M10 14l4-4M9 8l2.500-2.500a3.500 3.500 0 0 1 5 0l2 2a3.500 3.500 0 0 1 0 5L16 15M8 9l-2.500 2.500a3.500 3.500 0 0 0 0 5l2 2a3.500 3.500 0 0 0 5 0L15 16',
  expand: 'M14 4h6v6M20 4l-6.500 6.500M10 20H4v-6M4 20l6.500-6.500',
  search: 'M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500L20 20',
  warning: 'M12 4.500l8.500 15h-17zM12 10.500v4M12 17.200h.01',
  camera: 'M4 8h3.500L9 5.500h6L16.500 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 10a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  cameraOff: 'M4 8h3.500L9 5.500h6L16.500 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM3 3l18 18',
  lock: 'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  unlock: 'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 7.500-2M12 15v2',
  chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  region: 'M5 5h3M11 5h2M16 5h3v3M19 11v2M19 16v3h-3M13 19h-2M8 19H5v-3M5 13v-2M5 8V5',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  count: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17l2.500 2.500L20.500 15',
  shelf: 'M3 10h18M3 20h18M5 4h5v6H5zM13 14h6v6h-6zM14 6h4v4h-4z',
  undo: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11H9',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  stop: 'M7 7h10v10H7z',
  up: 'M5 15l7-7 7 7',
  next: 'M9 5l7 7-7 7',
  wifi: 'M3 9.500a13 13 0 0 1 18 0M6 13a8.500 8.500 0 0 1 12 0M9 16.400a4.200 4.200 0 0 1 6 0M12 19.500h.01',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.500 20a7.500 7.500 0 0 1 15 0',
  mail: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3.500 7l8.500 6.500L20.500 7',
  phone: 'M6.500 4h3l1.500 4.500-2 1.500a11 11 0 0 0 5 5l1.500-2 4.500 1.500v3a2 2 0 0 1-2.200 2A15.500 15.500 0 0 1 4.500 6.200 2 2 0 0 1 6.500 4z',
  message: 'M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-4.500 3.500V17H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9.500h8M8 12.500h5',
  place: 'M12 3.500a6.500 6.500 0 0 1 6.500 6.500c0 4.500-6.500 10.500-6.500 10.500S5.500 14.500 5.500 10A6.500 6.500 0 0 1 12 3.500zM12 7.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  calendar: 'M5 5.500h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.500a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4M8 14h3',
  tag: 'M4 4h7.500l8.500 8.500-7.500 7.500L4 11.500zM8 8h.01',
  key: 'M8 11a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM11.200 12.300L20 3.500M15.500 8l3 3M8 15.500h.01',
  pay: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3 10h18M6.500 14.500h4',
  text: 'M5 6h14M5 10.500h14M5 15h9M5 19.500h6',
  more: 'M12 6h.01M12 12h.01M12 18h.01',
  note: 'M5 4h14v10l-6 6H5zM13 20v-6h6M8.500 8.500h7M8.500 12h4',
  back: 'M15 5l-7 7 7 7',
  shield: 'M12 3.500l7 2.500v5.500c0 4.300-3 7.300-7 9-4-1.700-7-4.700-7-9V6zM9 12l2.200 2.200L15 10.400',
};

/** @param {string} name */
export function icon(name) {
  const path = s('path', { d: paths[name] });
  const element = s('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' }, path);
  return element;
}

/** The product's mark: a finder pattern in its quiet zone. */
export function mark() {
  return s('svg', { viewBox: '0 0 24 24', class: 'mark', 'aria-hidden': 'true', focusable: 'false' },
    s('rect', { x: 3.5, y: 3.5, width: 17, height: 17, rx: 5, class: 'ring' }),
    s('rect', { x: 8.5, y: 8.5, width: 7, height: 7, rx: 2.2, class: 'core' }));
}
