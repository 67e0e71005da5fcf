// Runs before the first paint, so that no theme flashes that is not the reader’s.
;(() => {
  const root = document.documentElement
  root.classList.add('js')
  let chosen
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is closed to this page: the system’s theme holds.
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    root.dataset.theme = system.matches ? 'dark' : 'light'
    dispatchEvent(new Event('site-theme'))
  }
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system.matches ? 'dark' : 'light'
  // Whoever has chosen keeps what was chosen.
  system.addEventListener('change', () => {
    try {
      if (!localStorage.getItem('theme')) follow()
    } catch {
      follow()
    }
  })
})()
