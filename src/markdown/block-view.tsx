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
  /** Direction of the list, quote or table around these blocks, which they inherit. */
  direction?: Direction
  /** In a tight list a paragraph is drawn without `<p>`. */
  tight?: boolean
  /** True when the last block may still grow. */
  growing?: boolean
}

type BlocksView = Component<BlocksProps> & { before?: BlocksProps; drawn?: VNode[] }

/** Blocks in one group. Preact skips a whole group when none of its blocks has changed. */
const groupSize = 16

/** Draws the blocks of an answer, in groups. */
export const AllBlocks = ({ blocks, context, growing }: BlocksProps) => {
  const groups: VNode[] = []
  for (let at = 0; at < blocks.length; at += groupSize)
    groups.push(<Blocks blocks={blocks.slice(at, at + groupSize)} context={context} growing={growing} />)
  return groups
}

/**
 * Draws blocks, list items or table rows. They never change places, so they need no keys. Preact skips components whose
 * VNode it has drawn before, so each block is wrapped in a fragment whose VNode is reused while the block is the same
 * object.
 */
const Blocks: FunctionComponent<BlocksProps> = function (this: BlocksView, props: BlocksProps) {
  const { blocks, context, direction, tight, growing } = props
  const { before, drawn } = this
  const isSame = before?.context === context && before.direction === direction && before.tight === tight
  const kept = isSame ? before.blocks : []
  this.shouldComponentUpdate = havePropsChanged
  this.before = props
  const [end, endBefore] = growing ? [endOf(blocks), endOf(kept)] : []
  this.drawn = blocks.map((block, index) => {
    const isEnd = index === end
    const same = block === kept[index] && isEnd === (index === endBefore) && drawn?.[index]
    if (same) return same
    const content = drawBlock(block, context, direction, tight)
    // The last block is marked for the styles: with `:last-child` alone, each change at the end would make the browser
    // compute the styles of all blocks again.
    if (isEnd && 'type' in content && typeof content.type === 'string')
      Object.assign(content.props, { 'data-end': true })
    return h(Fragment, null, content)
  })
  // Preact gets copies, which it treats as the same VNodes. It sets a parent on each VNode that it draws; a drawn VNode
  // kept here would through its parents keep the whole previous tree of the conversation in memory.
  return this.drawn.map(vnode => ({ ...vnode }))
}

const endOf = (blocks: readonly Node[]) => blocks.findLastIndex(block => !isEmpty(block))

/** A paragraph is empty when it holds only definitions, or the start of one that is still streaming. */
const isEmpty = (block: Node) => block.type === 'paragraph' && !block.content.length

function havePropsChanged(this: BlocksView, { blocks, context, direction, tight }: BlocksProps) {
  const { props } = this
  return (
    props.context !== context ||
    props.direction !== direction ||
    props.tight !== tight ||
    props.blocks.length !== blocks.length ||
    blocks.some((block, index) => block !== props.blocks[index])
  )
}

/** Draws the blocks of an item, a quote or a row. They are few, so all are drawn again when one of them changes. */
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
      const [inner, dir] = resolveDirection(block, direction)
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
      const [inner, dir] = resolveDirection(block, direction)
      return (
        <List dir={dir} start={block.start}>
          <Blocks blocks={block.children} context={context} direction={inner} tight={!block.loose} />
        </List>
      )
    }
    case 'item':
      // An item gets no `dir`: its number has to stand on the side where the list has its padding.
      return <li data-other={goesOtherWay(block, direction)}>{drawAll(block.children, context, direction, tight)}</li>
    case 'table': {
      const [inner, dir] = resolveDirection(block, direction)
      return (
        // A group and no region: an answer may have many tables, and each region would be a landmark of the page. It has
        // the table’s `dir`, so that it scrolls from the side where the table begins.
        <div role="group" aria-label={context.labels.table} tabIndex={0} dir={dir}>
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

/** Cells with more text, in UTF-16 units, get a minimum width, so that they do not become a narrow, tall column. */
const longCell = 40

/** Returns the direction for a block’s content, and the block’s own `dir`, which only the outermost block sets. */
const resolveDirection = (block: Node, direction: Direction) => {
  const inner = direction ?? directionOf(block)
  return [inner, direction ? undefined : inner] as const
}

/** True for, say, an English item in an Arabic list: the styles then order its text by its own direction. */
const goesOtherWay = (block: Node, direction: Direction) => {
  const own = directionOf(block)
  return (own && own !== direction) || undefined
}
