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

/** A link to another site: as it is where the owner has listed that, else one that asks first. */
export const View = ({ Link, ...props }: ListedLinkProps) => {
  const { linkOrigins = [] } = useAssistant().state.options.value
  return isBelow(new URL(props.url), linkOrigins) ? <Link {...props} /> : <WarnedLink {...props} />
}

/**
 * Without an address until the reader agrees: what the browser itself offers for a link, in its context menu or by
 * dragging, would ask nobody.
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
    // The other buttons open a menu, or nothing.
    if (event.button > 1) return
    const link = event.currentTarget
    const isAllowed = confirm(label('leave', { host: new URL(url).host }))
    // A new tab or window is the browser’s, not the router’s.
    const isTaken = isAllowed && isPlainClick(event) && !state.emit('navigate', { url, source })
    if (!isAllowed || isTaken) return event.preventDefault()
    // The browser reads it when the event is over.
    link.href = url
    setTimeout(() => link.removeAttribute('href'))
  }
  const press = (event: KeyboardEvent & { currentTarget: HTMLAnchorElement }) => {
    if (event.key !== 'Enter') return
    // Else the browser would press it once more, now that it has an address.
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
      // biome-ignore lint/a11y/useValidAnchor: it leads elsewhere, and opens in a tab or a window as any link
      onClick={follow}
      // The middle button is no click.
      onAuxClick={follow}
      onKeyDown={press}
    >
      {children}
    </a>
  )
}
