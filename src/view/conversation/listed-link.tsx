import type { FunctionComponent } from 'preact'
import { isBelow } from '../../shared/docs-address.ts'
import { useAssistant } from '../use-assistant.ts'
import type { GuardedLinkProps } from './link-props.ts'
import { isPlainClick } from './link-rules.ts'
import styles from './listed-link.css?inline'

export { leaveLabels as labels } from '../labels/leave.ts'
export { styles }

interface ListedLinkProps extends GuardedLinkProps {
  /** Draws a link that needs no warning. */
  Link: FunctionComponent<GuardedLinkProps>
}

/** A link to another site. If the owner did not list that site, the link asks before it is followed. */
export const View = ({ Link, ...props }: ListedLinkProps) => {
  const { linkOrigins = [] } = useAssistant().state.options.value
  return isBelow(new URL(props.url), linkOrigins) ? <Link {...props} /> : <WarnedLink {...props} />
}

/**
 * A link without `href` until the reader agrees, because the browser’s own ways to open a link, such as its context
 * menu or dragging, would not ask.
 */
const WarnedLink = ({
  url,
  title,
  source,
  class: className,
  part,
  label: name,
  onDraw,
  children
}: GuardedLinkProps) => {
  const { state, label } = useAssistant()
  const follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }) => {
    // Only the main and the middle button open a link.
    if (event.button > 1) return
    const link = event.currentTarget
    const isAllowed = confirm(label('leave', { host: new URL(url).host }))
    // The browser opens a new tab or window, so the router is not asked.
    const isTaken = isAllowed && isPlainClick(event) && !state.emit('navigate', { url, source })
    if (!isAllowed || isTaken) return event.preventDefault()
    // The browser reads `href` after the event, so it is removed in a later task.
    link.href = url
    setTimeout(() => link.removeAttribute('href'))
  }
  const press = (event: KeyboardEvent & { currentTarget: HTMLAnchorElement }) => {
    if (event.key !== 'Enter') return
    // Otherwise the browser would activate the link a second time, now that it has an `href`.
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <a
      ref={onDraw}
      role="link"
      tabIndex={0}
      title={title}
      class={className}
      part={part}
      aria-label={name}
      rel="noopener noreferrer"
      target="_blank"
      // biome-ignore lint/a11y/useValidAnchor: it leads to another page, and opens in a tab or a window like any link
      onClick={follow}
      // The middle button fires `auxclick` instead of `click`.
      onAuxClick={follow}
      onKeyDown={press}
    >
      {children}
    </a>
  )
}
