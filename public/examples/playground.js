const form = document.getElementById('options')
const place = document.getElementById('place')
const { domain, assistantKey, baseUrl } = place.dataset

const styled = ['accent', 'surface', 'surface-dark', 'radius', 'offset', 'font']
const pixels = new Set(['radius', 'offset'])

const assistant = document.createElement('docs-assistant')
assistant.setAttribute('domain', domain)
assistant.setAttribute('assistant-key', assistantKey)
if (baseUrl) assistant.setAttribute('base-url', baseUrl)

/** Fields that have not their default. */
const changed = () => [...form.elements].filter(field => field.name && field.value !== defaultOf(field))

const defaultOf = field => (field.localName === 'select' ? field.options[0].value : field.defaultValue)

const linesOf = text =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

const attributeValue = ({ name, value }) =>
  name === 'suggestions' ? JSON.stringify(linesOf(value)) : pixels.has(name) ? `${value}px` : value

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const show = () => {
  const all = changed().map(field => [field.name, attributeValue(field)])
  const options = all.filter(([name]) => !styled.includes(name))
  const styles = all.filter(([name]) => styled.includes(name))
  for (const { name } of form.elements) {
    if (!name) continue
    const [, value] = all.find(([other]) => other === name) ?? []
    if (styled.includes(name)) {
      if (value === undefined) assistant.style.removeProperty(`--docs-assistant-${name}`)
      else assistant.style.setProperty(`--docs-assistant-${name}`, value)
    } else if (value === undefined) assistant.removeAttribute(name)
    else if (assistant.getAttribute(name) !== value) assistant.setAttribute(name, value)
  }
  const attributes = [
    `src="${location.origin}/widget/docs-assistant.js"`,
    `data-base-url="${location.origin}"`,
    `data-domain="${escaped(domain)}"`,
    `data-assistant-key="${escaped(assistantKey)}"`,
    ...options.map(([name, value]) => `data-${name}="${escaped(value)}"`),
    'async'
  ]
  document.getElementById('tag').textContent = `<script\n${attributes.map(line => `  ${line}\n`).join('')}></script>`
  document.getElementById('styles').textContent =
    styles.length === 0
      ? '/* as they are */'
      : `docs-assistant {\n${styles.map(([name, value]) => `  --docs-assistant-${name}: ${value};\n`).join('')}}`
  const query = new URLSearchParams(changed().map(({ name, value }) => [name, value]))
  history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname)
}

for (const [name, value] of new URLSearchParams(location.search)) {
  const field = form.elements.namedItem(name)
  if (field && 'value' in field) field.value = value
}
show()
place.append(assistant)
form.addEventListener('input', show)
form.addEventListener('reset', () => setTimeout(show))
form.addEventListener('submit', event => event.preventDefault())
document.getElementById('open').addEventListener('click', () => assistant.open())

// A page over plain http has no clipboard.
if (navigator.clipboard) {
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code').textContent)
      document.getElementById('copied').textContent = 'Copied.'
    })
    block.append(button)
  }
}
