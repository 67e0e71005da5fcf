import type { Page } from 'playwright/test'

// Measures for every state of the widget, beside axe and the contrast. Each returns the elements that fail.

/** Elements that reach over the left or right edge of the panel, where they are cut off. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('docs-assistant')?.shadowRoot?.querySelector('.panel')
    const limit = panel?.getBoundingClientRect()
    if (!panel || !limit) return []
    // Leaves out code and tables, which scroll by themselves, and text for screen readers, which is not drawn.
    const own = 'pre, table, .prose [role=group], .visually-hidden, .handle, .scroll > :not(.messages, .welcome)'
    return [...panel.querySelectorAll<HTMLElement>('*')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest(own))
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < limit.left - 1 || right > limit.right + 1)
      })
      .map(element => element.className || element.tagName)
  })

/** Touch targets of less than 44 px. Citations are left out: WCAG allows targets in a line of text 24 px. */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll('docs-assistant, docs-assistant-feedback')]
    const targets = 'button, summary, a.source, a.button, textarea, input'
    return hosts
      .flatMap(host => [...(host.shadowRoot?.querySelectorAll<HTMLElement>(targets) ?? [])])
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
      .filter(element => element.tagName !== 'INPUT' || !(element as HTMLInputElement).disabled)
      .map(element => {
        const { width, height } = element.getBoundingClientRect()
        const name = element.ariaLabel || element.textContent?.slice(0, 20) || element.className
        return { name, width: Math.round(width), height: Math.round(height) }
      })
      .filter(({ width, height }) => width < 44 || height < 44)
  })

/** Controls and blocks without a border: forced colours replace backgrounds, so nothing else would set them apart. */
export const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll('docs-assistant, docs-assistant-feedback')]
    const controls =
      'button, a.source, a.button, summary, form:not(.composer) textarea, input:enabled, .question, .pending, .chip, .composer-box'
    return hosts
      .flatMap(host => [...(host.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [])])
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
      .filter(element => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1
      })
      .map(element => element.ariaLabel || element.className)
  })

export const media = (page: Page, query: string) => page.evaluate(given => matchMedia(given).matches, query)
