import { followReading } from './outline.js'
import { openSearch } from './search.js'

const root = document.documentElement
const byId = id => document.getElementById(id)

const toggle = (button, apply) =>
  button?.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') !== 'true'
    button.setAttribute('aria-expanded', String(open))
    apply(open)
  })

toggle(byId('menu'), open => root.classList.toggle('menu-open', open))

const theme = byId('theme')
const showTheme = () => theme.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'))
theme.addEventListener('click', () => {
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', root.dataset.theme)
  } catch {
    // The choice then holds for this page only.
  }
  showTheme()
})
addEventListener('site-theme', showTheme)
showTheme()

// Only the sidebar scrolls, so that the page keeps its place.
const current = document.querySelector('.sidebar [aria-current]')
if (current) {
  const sidebar = current.closest('.sidebar')
  sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2
}

const outline = document.querySelector('.outline')
if (outline) {
  const button = outline.querySelector('.outline-toggle')
  toggle(button, open => outline.classList.toggle('open', open))
  followReading(outline, heading => {
    button.querySelector('.here').textContent = heading
  })
  outline.addEventListener('click', event => {
    if (event.target.closest('a') && outline.classList.contains('open')) button.click()
  })
}

// A page over plain http has no clipboard.
if (navigator.clipboard) {
  for (const block of document.querySelectorAll('.code')) block.append(copyButton(block.querySelector('pre')))
}

function copyButton(code) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  const say = text => {
    button.textContent = text
  }
  say('Copy')
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(code.textContent).then(
      () => true,
      () => false
    )
    say(copied ? 'Copied' : 'Not copied')
    setTimeout(say, 2_000, 'Copy')
  })
  return button
}

const search = document.querySelector('.search-link')
search.addEventListener('click', event => {
  // A click that opens a tab is the browser’s.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openSearch(search.dataset.search)
})
addEventListener('keydown', event => {
  const isTyping = event.target.closest?.('input, textarea, select, [contenteditable], docs-assistant')
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
  event.preventDefault()
  openSearch(search.dataset.search)
})
