export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: Node[] = []
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

export const button = (text: string, onclick: () => void): HTMLButtonElement =>
  element('button', { type: 'button', onclick }, [new Text(text)])

export const link = (textContent: string, target = ''): HTMLAnchorElement =>
  element('a', { textContent, target, rel: 'noopener noreferrer' })

const svg = 'http://www.w3.org/2000/svg'

/** A 20-unit line icon in the text’s colour. */
export const icon = (path: string): SVGElement => {
  const [drawing, line] = [document.createElementNS(svg, 'svg'), document.createElementNS(svg, 'path')]
  drawing.setAttribute('viewBox', '0 0 20 20')
  drawing.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  drawing.append(line)
  return drawing
}
