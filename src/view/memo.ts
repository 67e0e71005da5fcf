import { type Component, type FunctionComponent, h } from 'preact'

/**
 * Draws a component again only when one of its props changes. `preact/compat` has the same function, but importing it
 * would also change Preact’s behaviour to React’s.
 */
export const memo = <Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> =>
  function (this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = next => differ(this.props, next)
    return h(component, props)
  }

const differ = (before: object, after: object) => {
  const [from, to] = [Object.entries(before), new Map(Object.entries(after))]
  return from.length !== to.size || from.some(([name, value]) => to.get(name) !== value)
}
