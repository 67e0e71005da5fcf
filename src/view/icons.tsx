// Each is a constant of its own, so that it is only in the code that draws it.
export const closeIcon = 'M5 5l10 10M15 5L5 15'
export const composeIcon = 'M11 4.5H5.5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9M9 11l.4-2 6-6 1.6 1.6-6 6L9 11Z'
export const sendIcon = 'M10 16V4.5M5 9.5l5-5 5 5'
export const stopIcon = 'M6 6h8v8H6z'
export const copyIcon = 'M7.5 7.5v-3h8v8h-3M4.5 7.5h8v8h-8z'
export const checkIcon = 'M4.5 10.5l3.5 3.5 7.5-8'
export const retryIcon = 'M15.5 10a5.5 5.5 0 1 1-1.7-4M14 3v3h-3'
export const goodIcon =
  'M7 9l2.6-5.2c1 0 1.7.8 1.5 1.8L10.7 8H14.5a1.2 1.2 0 0 1 1.2 1.5l-1.1 4.8a1.5 1.5 0 0 1-1.5 1.2H7m0-6.5v6.5m0-6.5H4.5v6.5H7'
export const badIcon =
  'M13 11l-2.6 5.2c-1 0-1.7-.8-1.5-1.8L9.3 12H5.5a1.2 1.2 0 0 1-1.2-1.5l1.1-4.8a1.5 1.5 0 0 1 1.5-1.2H13m0 6.5V4.5m0 6.5h2.5V4.5H13'
export const listIcon = 'M4 6h12M4 10h12M4 14h8'
export const editIcon = 'M5 15l.5-3 7.5-7.5 2.5 2.5L8 14.5 5 15Z'
export const exportIcon = 'M10 4v8M6.5 9l3.5 3.5L13.5 9M4.5 13v3h11v-3'
export const deleteIcon = 'M4.5 6h11M8 6V4h4v2M6 6l.6 10h6.8L14 6'
export const downIcon = 'M10 4v11.5M5 10.5l5 5 5-5'

/** A 20-unit line icon in the text’s colour. The button around it carries the name. */
export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" fill={path === stopIcon ? 'currentColor' : 'none'} aria-hidden="true" class="icon">
    <path d={path} stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
