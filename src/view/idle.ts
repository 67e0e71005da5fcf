import { followTheme } from '../widget/follow-theme.ts'
import type { IdleEnvironment } from '../widget/idle.ts'
import { keysOf, shortcutHint, watchShortcut } from '../widget/shortcut.ts'

/** Starts what a page needs of the widget before any reader shows interest, and not in the first moment. */
export const startIdle = ({ host, launcher, given, drawRoot, onShortcut, signal }: IdleEnvironment): void => {
  if (signal.aborted) return
  const { shortcut, theme } = given
  const keys = keysOf(shortcut)
  launcher.ariaKeyShortcuts = keys
  launcher.title = shortcutHint(keys)
  watchShortcut(keys, host, onShortcut, signal)
  if (theme !== 'light' && theme !== 'dark') followTheme(drawRoot, signal)
}
