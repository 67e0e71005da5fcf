import type { ComponentChildren } from 'preact'
import { Icon } from './icons.tsx'

interface IconButtonProps {
  /** Path of an icon, as in `icons.tsx`. */
  icon: string
  label: string
  onClick(event: MouseEvent): void
  disabled?: boolean
  pressed?: boolean
  class?: string
  children?: ComponentChildren
}

/** A button that shows an icon; its name is its label and its tooltip. */
export const IconButton = ({
  icon,
  label,
  onClick,
  disabled,
  pressed,
  class: className = '',
  children
}: IconButtonProps) => (
  <button
    type="button"
    class={`icon-button ${className}`}
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon path={icon} />
    {children}
  </button>
)
