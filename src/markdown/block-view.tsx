import { type Component, Fragment, type FunctionComponent, h, type VNode } from 'preact'
import type { RenderContext } from './context.ts'
import { directionOf } from './direction.ts'
import * as limits from './limits.ts'
import { drawProse } from './prose.tsx'
import type { Node } from './tree.ts'

type Direction = 'rtl' | 'ltr' | undefined

interface BlocksProps {
  blocks: readonly Node[]
  context: RenderContext
  /** That a list, quote or table around has taken: what is inside goes the same way. */
  direction?: Direction
  /** In a tight list a paragraph is only its text. */
  tight?: boolean
  /** They end a text that is still growing. */
  growing?: boolean
}

type BlocksView = Component<BlocksProps> & { before?: BlocksProps; drawn?: VNode[] }

/** So many blocks of an answer are passed over at once when none of them is another. */
const groupSize = 16

/** The blocks of an answer. */
export const AllBlocks = ({ blocks, context, growing }: BlocksProps) => {
  const groups: VNode[] = []
  for (let at = 0; at < blocks.length; at += groupSize)
    groups.push(<Blocks blocks={blocks.slice(at, at + groupSize)} context={context} growing={growing} />)
  return groups
}

/**
 * Blocks, items of a list and rows of a table by position: none ever moves, so none has a key. A block that stays the
 * same object stays the same when it is drawn, and Preact passes over it: that it does for components alone, so each is
 * in one, a fragment.
 */
const Blocks: FunctionComponent<BlocksProps> = function (this: BlocksView, props: BlocksProps) {
  const { blocks, context, direction, tight, growing } = props
  const { before, drawn } = this
  const isSame = before?.context === context && before.direction === direction && before.tight === tight
  const kept = isSame ? before.blocks : []
  this.shouldComponentUpdate = isOther
  this.before = props
  const [end, endBefore] = growing ? [endOf(blocks), endOf(kept)] : []
  this.drawn = blocks.map((block, index) => {
    const isEnd = index === end
    const same = block === kept[index] && isEnd === (index === endBefore) && drawn?.[index]
    if (same) return same
    const content = drawBlock(block, context, direction, tight)
    // What ends the text has a name: without one, whatever changes there would have all of it styled again.
    if (isEnd && 'type' in content && typeof content.type === 'string')
      Object.assign(content.props, { 'data-end': true })
    return h(Fragment, null, content)
  })
  // Copies, which Preact takes for the same: what is drawn itself knows its parent, and where it is kept for the next time
  // it keeps, through that one, all that the conversation was drawn from.
  return this.drawn.map(one => ({ ...one }))
}

const endOf = (blocks: readonly Node[]) => blocks.findLastIndex(block => !isEmpty(block))

/** A paragraph of nothing but definitions is empty, and so is one that begins with a link whose address is still to come. */
const isEmpty = (block: Node) => block.type === 'paragraph' && !block.content.length

function isOther(this: BlocksView, { blocks, context, direction, tight }: BlocksProps) {
  const { props } = this
  return (
    props.context !== context ||
    props.direction !== direction ||
    props.tight !== tight ||
    props.blocks.length !== blocks.length ||
    blocks.some((block, index) => block !== props.blocks[index])
  )
}

/** The few blocks of an item, a quote or a row, which are drawn again whenever one of them is another. */
const drawAll = (blocks: readonly Node[], context: RenderContext, direction: Direction, tight?: boolean) =>
  blocks.map(block => drawBlock(block, context, direction, tight))

const drawBlock = (block: Node, context: RenderContext, direction: Direction, tight?: boolean) => {
  switch (block.type) {
    case 'paragraph': {
      const text = [
        block.checked !== undefined && (
          <input
            type="checkbox"
            disabled
            checked={block.checked}
            aria-label={context.labels[block.checked ? 'taskDone' : 'taskOpen']}
          />
        ),
        drawProse(block.content, context)
      ]
      if (tight || isEmpty(block)) return text
      return (
        <p dir="auto" data-long={block.text.length > limits.prose || undefined}>
          {text}
        </p>
      )
    }
    case 'heading': {
      const Heading = `h${Math.min(6, block.rank + context.headingOffset)}` as 'h6'
      return <Heading dir="auto">{drawProse(block.content, context)}</Heading>
    }
    case 'code':
      return <context.codeBlock code={block.code} language={block.language} complete={block.complete} />
    case 'rule':
      return <hr />
    case 'quote': {
      const [inner, dir] = within(block, direction)
      const content = drawAll(block.children, context, inner)
      if (!block.note) return <blockquote dir={dir}>{content}</blockquote>
      return (
        <div role="note" data-note={block.note} dir={dir}>
          <context.noteTitle kind={block.note} />
          {content}
        </div>
      )
    }
    case 'footnote':
      return (
        <div role="note" data-footnote={block.number} tabIndex={-1}>
          <sup>{block.number}</sup>
          {drawAll(block.children, context, direction)}
        </div>
      )
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol'
      const [inner, dir] = within(block, direction)
      return (
        <List dir={dir} start={block.start}>
          <Blocks blocks={block.children} context={context} direction={inner} tight={!block.loose} />
        </List>
      )
    }
    case 'item':
      // Without a direction of its own, for its number stands where the list keeps room for it.
      return <li data-other={goesOtherWay(block, direction)}>{drawAll(block.children, context, direction, tight)}</li>
    case 'table': {
      const [inner, dir] = within(block, direction)
      return (
        // The region scrolls, from where the table begins.
        <div role="region" aria-label={context.labels.table} tabIndex={0} dir={dir}>
          <table>
            <thead>{drawAll(block.children.slice(0, 1), context, inner)}</thead>
            <tbody>
              <Blocks blocks={block.children.slice(1)} context={context} direction={inner} />
            </tbody>
          </table>
        </div>
      )
    }
    case 'row':
      return <tr>{drawAll(block.children, context, direction)}</tr>
    case 'cell': {
      const Cell = block.header ? 'th' : 'td'
      return (
        <Cell
          align={block.alignment}
          data-long={block.text.length > longCell || undefined}
          data-other={goesOtherWay(block, direction)}
        >
          {drawProse(block.content, context)}
        </Cell>
      )
    }
  }
}

/** A cell with more text, in UTF-16 units, keeps a width in which it does not become a tower. */
const longCell = 40

/** The direction of what is inside, and that of a list, quote or table itself: it is set once, on the outermost. */
const within = (block: Node, direction: Direction) => {
  const inner = direction ?? directionOf(block)
  return [inner, direction ? undefined : inner] as const
}

/** An English item in an Arabic list: its letters are put in order by themselves. */
const goesOtherWay = (block: Node, direction: Direction) => {
  const own = directionOf(block)
  return (own && own !== direction) || undefined
}
