import type { ReactNode } from 'react'

const drawings = {
  alert: <path d="M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z" />,
  info: <path d="M12 11v5.5m0-9v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  lock: <path d="M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  back: <path d="m14.5 5-7 7 7 7" />,
  download: <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />,
  next: <path d="m9.5 5 7 7-7 7" />,
  up: <path d="m6 14.5 6-6 6 6" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  move: <path d="M12 3.5v17M8.5 7 12 3.5 15.5 7m-7 10 3.5 3.5 3.5-3.5" />,
  phone: (
    <path d="M6.5 3.5h3l1.5 4.5-2 1.5a13 13 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z" />
  ),
  mail: <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />,
  comment: <path d="M4 5h16v11H11l-5 4v-4H4z" />,
  calendar: <path d="M4 6h16v14.5H4zM4 10.5h16M8.5 3.5v4m7-4v4" />,
  edit: <path d="M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4" />,
  trash: <path d="M5 7h14M10 7V4.5h4V7m-7.5 0 1 13h9l1-13M10.5 11v5.5m3-5.5v5.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />
  ),
  home: <path d="M4 11.5 12 5l8 6.5V20h-5.5v-5.5h-5V20H4z" />,
  leave: <path d="M14 4.5H5v15h9M10 12h10m-3.5-4 4 4-4 4" />,
  person: <path d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c0-4 3.5-6 7.5-6s7.5 2 7.5 6" />,
  offline: <path d="M4 4l16 16M8.5 16a5 5 0 0 1 5-1.4M5 12.5a10 10 0 0 1 4-2.4m4-.6a10 10 0 0 1 6 3M12 19.5v.01" />,
  camera: <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11.5H4zM15.5 13.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z" />,
  key: <path d="M14 14.5a5 5 0 1 1 0-7c.6.6 1 1.3 1.3 2h6.2v4h-2.5v2h-3v-2h-.7c-.3.4-.7.7-1.3 1Zm-4-4.5v2" />,
  copy: <path d="M9 9h11v11H9zM15 9V4H4v11h5" />,
  search: <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4 5 5" />,
  folder: <path d="M3.5 5.5h6l2 3h9V19h-17z" />,
  pin: <path d="M9 4h6l-1 6 3.5 3.5h-11L10 10 9 4Zm3 9.5V20" />,
  turn: <path d="M19 13a7 7 0 1 1-2.2-6.2M17.5 3v4.5H13" />,
  send: <path d="M4 12.5 20 4l-5 16.5-4-6.5-7-1.5Zm7 1.5L20 4" />,
  zoomIn: <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4 5 5M10.5 8v5M8 10.5h5" />,
  zoomOut: <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.5 4 5 5M8 10.5h5" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** Always beside text, so hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
  >
    {drawings[name]}
  </svg>
)
