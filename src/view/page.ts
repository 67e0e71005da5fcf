import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

const phone = '(max-width: 480px)'

export const useIsPhone = (): boolean => {
  const [isPhone, setIsPhone] = useState(() => matchMedia(phone).matches)
  useEffect(() => {
    const query = matchMedia(phone)
    const look = () => setIsPhone(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return isPhone
}

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

/** Tells the panel’s styles how much of the window is seen: a phone’s keyboard covers the rest. */
export const useVisibleHeight = (element: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const viewport = globalThis.visualViewport
    const measure = () => {
      const style = element.current?.style
      style?.setProperty('--visible-height', `${viewport ? viewport.height * viewport.scale : innerHeight}px`)
      style?.setProperty('--visible-top', `${viewport?.offsetTop ?? 0}px`)
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
