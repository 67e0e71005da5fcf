/** Letters after which is searched, and how long a reader may pause while typing, in milliseconds. */
const least = 2
const pause = 120

let dialog

/** Opens the search over the page. */
export const openSearch = address => {
  dialog ??= createDialog(address)
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('input').select()
}

const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

const createDialog = address => {
  const input = element('input', {
    type: 'search',
    name: 'q',
    'aria-label': 'Search the docs',
    placeholder: 'Search the docs',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: '500'
  })
  const close = element('button', { type: 'button', class: 'close' }, 'Close')
  const list = element('ul', { class: 'found' })
  const status = element('p', { role: 'status' })
  // Enter without a choice shows all that was found.
  const form = element('form', { role: 'search', action: new URL('search', import.meta.url).pathname }, input, close)
  const made = element('dialog', { class: 'search', 'aria-label': 'Search' }, form, status, list)
  document.body.append(made)

  const show = items => {
    const place = [...list.children].findIndex(item => item.contains(document.activeElement))
    list.replaceChildren(...items)
    // A reader who is in the list already stays there: without focus, no key would reach the dialog.
    if (place >= 0) (list.children[place]?.querySelector('a') ?? input).focus()
  }

  const { assistantKey } = document.querySelector('script[data-assistant-key]').dataset
  let searching
  const search = async () => {
    searching?.abort()
    const text = input.value.trim()
    if (text.length < least) {
      show([])
      status.textContent = ''
      return
    }
    searching = new AbortController()
    try {
      const query = new URLSearchParams({ q: input.value.trimStart(), limit: '8', path: location.pathname })
      const response = await fetch(`${address}?${query}`, {
        headers: { Authorization: `Bearer ${assistantKey}` },
        signal: searching.signal
      })
      if (!response.ok) throw new Error(response.statusText)
      const { results } = await response.json()
      show(results.map(resultOf))
      status.textContent =
        results.length === 0 ? 'No page has these words.' : `Pages that have these words: ${results.length}`
    } catch (error) {
      if (error.name === 'AbortError') return
      show([])
      status.textContent = 'The search does not answer. Try again in a moment.'
    }
  }

  let waiting
  input.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(search, pause)
  })
  close.addEventListener('click', () => made.close())
  made.addEventListener('click', event => {
    // Beside the dialog is its backdrop; a link to this very page closes it too.
    if (event.target === made || event.target.closest('a')) made.close()
  })
  made.addEventListener('keydown', event => {
    // A field of this kind would be emptied by the first Escape.
    if (event.key === 'Escape') {
      event.preventDefault()
      made.close()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const stops = [input, ...list.querySelectorAll('a')]
    stops[Math.min(Math.max(stops.indexOf(document.activeElement) + step, 0), stops.length - 1)].focus()
  })
  return made
}

/** Addresses of pages are those of a site at the top of its host; this one may be below a path. */
const root = new URL('..', import.meta.url).pathname
const placeOf = url => (/^\/(?!\/)/.test(url) ? root + url.slice(1) : url)

const resultOf = ({ url, title, section, passage }) => {
  const link = element('a', { href: placeOf(url) }, element('strong', {}, title))
  if (section !== title) link.append(element('small', {}, section))
  if (passage) link.append(element('span', {}, passage))
  return element('li', {}, link)
}
