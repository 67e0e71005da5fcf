import { Component, type ComponentChildren } from 'preact'
import type { RenderContext } from './context.ts'
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
class Memo extends Component<MemoProps> {
  override shouldComponentUpdate({ from }: MemoProps) {
    const before = this.props.from
    return from.some((part, index) => part !== before[index])
  }

  override render({ draw }: MemoProps) {
    return draw()
  }
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
      const Heading = `h${Math.min(6, block.level + context.headingOffset)}` as 'h6'
      return <Heading dir="auto">{drawProse(block.content, context)}</Heading>
    }
    case 'code':
      return <context.codeBlock code={block.code} language={block.language} complete={block.complete} />
    case 'rule':
      return <hr />
    case 'quote':
      return <blockquote dir="auto">{drawBlocks(block.children, context)}</blockquote>
    case 'footnote':
      return (
        <div role="note" data-footnote={block.number} tabIndex={-1}>
          <sup>{block.number}</sup>
          {drawBlocks(block.children, context)}
        </div>
      )
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol'
      return (
        <List dir="auto" start={block.start}>
          {drawBlocks(block.children, context, !block.loose)}
        </List>
      )
    }
    case 'item':
      return <li dir="auto">{drawBlocks(block.children, context, tight)}</li>
    case 'table':
      return (
        <div role="region" aria-label={context.labels.table} tabIndex={0}>
          <table>
            <thead>{drawBlocks(block.children.slice(0, 1), context)}</thead>
            <tbody>{drawBlocks(block.children.slice(1), context)}</tbody>
          </table>
        </div>
      )
    case 'row':
      return <tr>{drawBlocks(block.children, context)}</tr>
    case 'cell': {
      const Cell = block.header ? 'th' : 'td'
      return (
        <Cell dir="auto" align={block.alignment}>
          {drawProse(block.content, context)}
        </Cell>
      )
    }
  }
}
