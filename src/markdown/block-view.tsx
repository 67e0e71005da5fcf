import type { Component, ComponentChildren, FunctionComponent } from 'preact'
import type { RenderContext } from './context.ts'
import { directionOf } from './direction.ts'
import { drawProse } from './prose.tsx'
import type { Node } from './tree.ts'

/**
 * Blocks, items, rows and cells by position: none ever moves, so none has a key. They come in groups,
 * so that in a long answer a frame compares its groups and the last one's blocks, not all blocks. In
 * a tight list a paragraph is only its text.
 */
export const drawBlocks = (blocks: readonly Node[], context: RenderContext, tight = false) => {
  const shared = [tight, ...Object.values(context)]
  const view = (block: Node) => <Memo from={[block, ...shared]} draw={() => drawBlock(block, context, tight)} />
  const groups = []
  for (let start = 0; start < blocks.length; start += groupSize) {
    const group = blocks.slice(start, start + groupSize)
    groups.push(<Memo from={[...group, ...shared]} draw={() => group.map(view)} />)
  }
  return groups
}

const groupSize = 32

interface MemoProps {
  from: unknown[]
  draw(): ComponentChildren
}

/** Drawn again only when something that it is drawn from is another object than before. */
const Memo: FunctionComponent<MemoProps> = function (this: Component<MemoProps>, { draw }: MemoProps) {
  this.shouldComponentUpdate = differs
  return draw()
}

function differs(this: Component<MemoProps>, { from }: MemoProps) {
  const before = this.props.from
  return from.some((part, index) => part !== before[index])
}

const drawBlock = (block: Node, context: RenderContext, tight: boolean) => {
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
      // A paragraph of nothing but definitions is empty.
      return tight || !block.content.length ? text : <p dir="auto">{text}</p>
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
      const [inner, dir] = within(block, context)
      const content = drawBlocks(block.children, inner)
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
          {drawBlocks(block.children, context)}
        </div>
      )
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol'
      const [inner, dir] = within(block, context)
      return (
        <List dir={dir} start={block.start}>
          {drawBlocks(block.children, inner, !block.loose)}
        </List>
      )
    }
    case 'item':
      // Without a direction of its own, for its number stands where the list keeps room for it.
      return <li data-other={goesOtherWay(block, context)}>{drawBlocks(block.children, context, tight)}</li>
    case 'table': {
      const [inner, dir] = within(block, context)
      return (
        // The region scrolls, from where the table begins.
        <div role="region" aria-label={context.labels.table} tabIndex={0} dir={dir}>
          <table>
            <thead>{drawBlocks(block.children.slice(0, 1), inner)}</thead>
            <tbody>{drawBlocks(block.children.slice(1), inner)}</tbody>
          </table>
        </div>
      )
    }
    case 'row':
      return <tr>{drawBlocks(block.children, context)}</tr>
    case 'cell': {
      const Cell = block.header ? 'th' : 'td'
      return (
        <Cell
          align={block.alignment}
          data-long={block.text.length > longCell || undefined}
          data-other={goesOtherWay(block, context)}
        >
          {drawProse(block.content, context)}
        </Cell>
      )
    }
  }
}

/** A cell with more text, in UTF-16 units, keeps a width in which it does not become a tower. */
const longCell = 40

/** What is inside of a list, quote or table is drawn with its direction, which is set once: on the outermost. */
const within = (block: Node, context: RenderContext) => {
  const direction = context.direction ?? directionOf(block)
  return [{ ...context, direction }, context.direction ? undefined : direction] as const
}

/** An English item in an Arabic list: its letters are put in order by themselves. */
const goesOtherWay = (block: Node, { direction }: RenderContext) => {
  const own = directionOf(block)
  return (own && own !== direction) || undefined
}
