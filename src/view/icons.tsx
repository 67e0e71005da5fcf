// Each icon is a constant in the folder that draws it, so that it loads with that code only.
export const closeIcon = 'M5 5l10 10M15 5L5 15'
export const composeIcon = 'M11 4.5H5.5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9M9 11l.4-2 6-6 1.6 1.6-6 6L9 11Z'
export const listIcon = 'M4 6h12M4 10h12M4 14h8'
export const sendIcon = 'M10 16V4.5M5 9.5l5-5 5 5'
export const stopIcon = 'M6 6h8v8H6z'

/** A 20-unit line icon in the text’s colour. The button around it carries the name. */
export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" fill={path === stopIcon ? 'currentColor' : 'none'} aria-hidden="true" class="icon">
    <path d={path} stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
