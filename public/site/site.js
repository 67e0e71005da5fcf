const root = document.documentElement
const theme = document.getElementById('theme')
const menu = document.getElementById('menu')

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
showTheme()

menu.addEventListener('click', () => {
  const open = menu.getAttribute('aria-expanded') !== 'true'
  menu.setAttribute('aria-expanded', String(open))
  root.classList.toggle('menu-open', open)
})

// Only the sidebar scrolls, so that the page keeps its place.
const current = document.querySelector('.sidebar [aria-current]')
if (current) {
  const sidebar = current.closest('.sidebar')
  sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2
}
