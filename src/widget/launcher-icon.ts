/** A speech bubble with a spark, in the text’s colour. */
export const createIcon = () => {
  const icon = svg('svg', { viewBox: '0 0 20 20', fill: 'none', 'aria-hidden': 'true' })
  icon.append(
    svg('path', {
      d: 'M3 9.4C3 6 6.1 3.5 10 3.5S17 6 17 9.4s-3.1 5.9-7 5.9c-.8 0-1.6-.1-2.3-.3L4 16.8l.8-3.1A5.5 5.5 0 0 1 3 9.4Z',
      stroke: 'currentColor',
      'stroke-width': '1.6'
    }),
    svg('path', { d: 'M10 6.6l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8.8-2Z', fill: 'currentColor' })
  )
  return icon
}

const svg = (name: string, attributes: Record<string, string>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
