import type { Theme } from './options.ts'

const switches = ['data-theme', 'data-color-mode', 'data-md-color-scheme', 'data-bs-theme', 'class']

// Whole words only: a class such as `has-dark-header` says nothing. Material for MkDocs calls its
// schemes “slate” and “default”.
const word = /(?:^|\s)(?:theme-|mode-)?(?:(dark|slate)|light|default)(?:-mode|-theme)?(?:$|\s)/i

const carriers = () => [document.documentElement, document.body]

/** What a documentation site’s own switch says, or nothing where it has none or leaves it to the system. */
const siteTheme = (): boolean | undefined => {
  for (const element of carriers()) {
    for (const name of switches) {
      const found = word.exec(element.getAttribute(name) ?? '')
      if (found) return !!found[1]
    }
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme
  if (scheme.includes('dark') !== scheme.includes('light')) return scheme.includes('dark')
}

/** Calls `onChange` with whether the widget is dark: now and whenever that changes. Returns what stops it. */
export const watchTheme = (theme: Theme, onChange: (isDark: boolean) => void): (() => void) => {
  if (theme === 'light' || theme === 'dark') {
    onChange(theme === 'dark')
    return () => {}
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const update = () => onChange(siteTheme() ?? system.matches)
  const observer = new MutationObserver(update)
  for (const element of carriers()) {
    observer.observe(element, { attributeFilter: [...switches, 'style'] })
  }
  system.addEventListener('change', update)
  update()
  return () => {
    observer.disconnect()
    system.removeEventListener('change', update)
  }
}
