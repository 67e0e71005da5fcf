import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

// A phone on its side is low rather than narrow.
const phone = '(max-width: 480px), (max-height: 440px) and (pointer: coarse)'
const wide = '(min-width: 900px)'

const useMedia = (condition: string): boolean => {
  const [matches, setMatches] = useState(() => matchMedia(condition).matches)
  useEffect(() => {
    const query = matchMedia(condition)
    const update = () => setMatches(query.matches)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [condition])
  return matches
}

export const useIsPhone = () => useMedia(phone)

/** Returns whether the window is wide enough for both the page and a sidebar beside it. */
export const useIsWide = () => useMedia(wide)

/** Styles the page around the widget while `css` is given, without touching its nodes. */
export const usePageStyle = (css: string | false) => {
  useLayoutEffect(() => {
    if (!css) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [css])
}

/** Sets custom properties with the visible part of the window, of which a phone’s keyboard covers some. */
export const useVisibleHeight = (element: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const viewport = globalThis.visualViewport
    const measure = () => {
      // The page may use CSS `zoom`, which also scales the panel. Older browsers lack `currentCSSZoom`.
      const px = (length: number) => `${length / (element.current?.currentCSSZoom ?? 1)}px`
      const style = element.current?.style
      style?.setProperty('--visible-height', px(viewport ? viewport.height * viewport.scale : innerHeight))
      style?.setProperty('--visible-top', px(viewport?.offsetTop ?? 0))
    }
    measure()
    viewport?.addEventListener('resize', measure)
    viewport?.addEventListener('scroll', measure)
    return () => {
      viewport?.removeEventListener('resize', measure)
      viewport?.removeEventListener('scroll', measure)
    }
  }, [element])
}
