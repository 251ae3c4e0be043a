/**
 * Line icons on a 24 px grid, drawn for this site: one path each, 2 px round strokes, 3 px free at the edge.
 * The three networks are neutral glyphs, no trademarks.
 */
export const iconPaths = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  'arrow-down': 'M12 4v15M6 13l6 6 6-6',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-up': 'M6 15l6-6 6 6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevron-first': 'M18 6l-6 6 6 6M7 6v12',
  'chevron-last': 'M6 6l6 6-6 6M17 6v12',
  external: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l3 3 5-6',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.4v.1',
  error: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.4v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  share:
    'M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 10.8l7.6-3.7M8.2 13.2l7.6 3.7',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone:
    'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  location:
    'M12 3a7 7 0 0 0-7 7c0 4.6 7 11 7 11s7-6.4 7-11a7 7 0 0 0-7-7zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.3l3.5 2',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.2 5 12.8 0 18M12 3c-5 5.2-5 12.8 0 18',
  play: 'M7 4.5v15L19 12z',
  pause: 'M8 5v14M16 5v14',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 8v5M8 10.5h5',
  shield: 'M12 3l7.5 2.7V11c0 4.9-3 8.3-7.5 10-4.5-1.7-7.5-5.1-7.5-10V5.7zM8.5 12l2.5 2.5 4.5-5',
  lock: 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2',
  cloud: 'M7 19a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1.5A3.8 3.8 0 0 1 17.3 19z',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.1M7.5 16.5h.1M11 7.5h6M11 16.5h6',
  database:
    'M12 3c-4.4 0-7.5 1.3-7.5 3S7.6 9 12 9s7.5-1.3 7.5-3S16.4 3 12 3zM4.5 6v12c0 1.7 3.1 3 7.5 3s7.5-1.3 7.5-3V6M4.5 12c0 1.7 3.1 3 7.5 3s7.5-1.3 7.5-3',
  network: 'M9.5 3h5v5h-5zM3 16h5v5H3zM16 16h5v5h-5zM12 8v4M5.5 16v-4h13v4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-3.4 3.6-5.5 7.5-5.5s6.9 2.1 7.5 5.5',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-3.2 3-5 6.5-5s6 1.8 6.5 5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 15.4c2 .7 3.2 2.3 3.5 4.6',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  'professional-network': 'M3 8h18v12H3zM8.5 8V4.5h7V8M3 13h18M12 12v2.5',
  'short-posts': 'M4 4h16v12h-8l-5 4.5V16H4zM8 8.5h8M8 12h5',
  video: 'M3 5h18v14H3zM10 9v6l5-3z',
} as const;
