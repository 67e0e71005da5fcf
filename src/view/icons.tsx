const paths = {
  close: 'M5 5l10 10M15 5L5 15',
  compose: 'M11 4.5H5.5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9M9 11l.4-2 6-6 1.6 1.6-6 6L9 11Z',
  send: 'M10 16V4.5M5 9.5l5-5 5 5',
  stop: 'M6 6h8v8H6z',
  copy: 'M7.5 7.5v-3h8v8h-3M4.5 7.5h8v8h-8z',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  retry: 'M15.5 10a5.5 5.5 0 1 1-1.7-4M14 3v3h-3',
  good: 'M7 9l2.6-5.2c1 0 1.7.8 1.5 1.8L10.700 8H14.500a1.200 1.200 0 0 1 1.200 1.500l-1.100 4.800a1.500 1.500 0 0 1-1.500 1.200H7m0-6.500v6.500m0-6.500H4.500v6.500H7',
  bad: 'M13 11l-2.600 5.200c-1 0-1.700-.8-1.500-1.800L9.300 12H5.500a1.200 1.200 0 0 1-1.200-1.500l1.100-4.800a1.500 1.500 0 0 1 1.500-1.200H13m0 6.500V4.500m0 6.500h2.500V4.500H13',
  down: 'M10 4v11.500M5 10.500l5 5 5-5',
  alert: 'M10 6.500v4.500M10 13.500v.1M10 3l7.500 13.500h-15Z'
}

/** A 20-unit line icon in the text’s colour. The button around it carries the name. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 20 20" fill={name === 'stop' ? 'currentColor' : 'none'} aria-hidden="true" class="icon">
    <path d={paths[name]} stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
