import { followTheme } from '../widget/follow-theme.ts'
import { offerHiding } from '../widget/hide-launcher.ts'
import css from '../widget/idle.css?inline'
import type { IdleEnvironment } from '../widget/idle.ts'
import { launcherTexts } from '../widget/launcher-texts.ts'
import { keysOf, shortcutHint, watchShortcut } from '../widget/shortcut.ts'
import { standAbove } from '../widget/stand-above.ts'
import { enterTopLayer } from '../widget/top-layer.ts'
import { warnOfPage } from '../widget/warn-of-page.ts'
import { loadAskAboutLabels } from './labels/ask-about.ts'

/** Starts, when the browser is idle, what a page needs of the widget before a reader opens the panel. */
export const startIdle = (environment: IdleEnvironment): void => {
  // Warns first, because the problems that it warns of may break the rest.
  warnOfPage()
  const { host, root, launcher, handle, given, drawRoot, onShortcut, page, signal } = environment
  if (signal.aborted) return
  adoptStyles(root.getRootNode() as ShadowRoot)
  const { labels, locale, shortcut, theme, selection, codeBlocks, webmcp } = given
  const { loadFailed, hideLauncher } = launcherTexts(root.lang, labels)
  const keys = keysOf(shortcut)
  launcher.ariaKeyShortcuts = keys
  launcher.title = shortcutHint(keys)
  launcher.dataset.failed = loadFailed
  watchShortcut(keys, host, () => page.press?.() || onShortcut(), signal)
  offerHiding(environment, hideLauncher)
  standAbove(environment)
  enterTopLayer(environment)
  if (theme !== 'light' && theme !== 'dark') followTheme(drawRoot, signal)
  if (!locale) followLanguage(() => handle.update({}), signal)
  if (`${webmcp}` !== 'false' && ('modelContext' in document || 'modelContext' in navigator)) {
    import('./webmcp.ts').then(({ offerTools }) => offerTools(environment), console.warn)
  }
  if (`${selection}${codeBlocks}` === 'falsefalse') return
  import('../widget/ask-about/ask-about.ts').then(
    ({ startAskAbout }) =>
      signal.aborted || startAskAbout(environment, () => loadAskAboutLabels(root.lang, given.labels)),
    console.warn
  )
}

/** Calls `draw` when the page’s `lang` changes, as it may in a single-page app. */
const followLanguage = (draw: () => void, signal: AbortSignal) => {
  const observer = new MutationObserver(draw)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

const adopted = new WeakSet<ShadowRoot>()
const adoptStyles = (shadow: ShadowRoot) => {
  if (adopted.has(shadow)) return
  adopted.add(shadow)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets.push(sheet)
}
