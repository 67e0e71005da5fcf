// Runs before the first paint, so that a chosen theme does not flash.
;(() => {
  let chosen
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is closed to this page: the system's theme holds.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
