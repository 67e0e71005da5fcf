import { followTheme } from '../widget/follow-theme.ts'
import type { IdleEnvironment } from '../widget/idle.ts'
import { keysOf, shortcutHint, watchShortcut } from '../widget/shortcut.ts'
import { bringAskAboutLabels } from './labels/ask-about.ts'

/** Starts what a page needs of the widget before any reader shows interest, and not in the first moment. */
export const startIdle = (environment: IdleEnvironment): void => {
  const { host, root, launcher, given, drawRoot, onShortcut, page, signal } = environment
  if (signal.aborted) return
  const { shortcut, theme, selection, codeBlocks } = given
  const keys = keysOf(shortcut)
  launcher.ariaKeyShortcuts = keys
  launcher.title = shortcutHint(keys)
  watchShortcut(keys, host, () => page.press?.() || onShortcut(), signal)
  if (theme !== 'light' && theme !== 'dark') followTheme(drawRoot, signal)
  if (`${selection}${codeBlocks}` === 'falsefalse') return
  import('../widget/ask-about/ask-about.ts').then(
    ({ startAskAbout }) =>
      signal.aborted || startAskAbout(environment, () => bringAskAboutLabels(root.lang, given.labels)),
    console.warn
  )
}
